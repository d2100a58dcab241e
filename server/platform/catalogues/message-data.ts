/** A message as data: texts, values, numbers, tags, and options by plural category or value. */
export type Data = readonly (
  | string
  | readonly ['value' | 'number', string]
  | readonly ['tag', string, Data]
  | readonly ['plural' | 'select', string, Readonly<Record<string, Data>>]
)[]

/** A message in the generated catalogues; `rich` has tags. */
export type Message = string | Data | { readonly rich: Data }
