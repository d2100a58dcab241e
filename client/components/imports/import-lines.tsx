import type { ImportLine } from '../../../server/market/imports/imports-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'

/** Maximum listed lines; invalid ones are first. */
const SHOWN = 200

const ORDER: ImportLine['action'][] = ['error', 'skip', 'post']

const ACTIONS: Record<ImportLine['action'], () => string> = {
  post: m.imports_action_post,
  skip: m.imports_action_skip,
  error: m.imports_action_error,
}

/** Result for each line of a file. */
export function ImportLines({ lines }: { lines: ImportLine[] }) {
  const sorted = ORDER.flatMap((wanted) => lines.filter(({ action }) => action === wanted))
  return (
    <>
      <ul className="import-lines">
        {sorted.slice(0, SHOWN).map(({ line, name, action, reason }) => (
          <li key={line}>
            <span className={action === 'error' ? 'badge' : 'badge quiet'}>{ACTIONS[action]()}</span>{' '}
            {m.imports_line_label({ line })}
            {name && (
              <>
                {': '}
                <bdi>{name}</bdi>
              </>
            )}
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ul>
      {sorted.length > SHOWN && <p>{m.imports_more_lines({ count: sorted.length - SHOWN })}</p>}
    </>
  )
}
