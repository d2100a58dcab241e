/** Radio buttons with descriptions. */
export function ChoiceField<Value extends string>({
  legend,
  name,
  value,
  choices,
}: {
  legend: string
  name: string
  value: Value
  choices: readonly { value: Value; label: string; about?: string }[]
}) {
  return (
    <fieldset className="field choices">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="check">
          <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === value} />
          <span>
            {choice.label}
            {choice.about && <small>{choice.about}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
