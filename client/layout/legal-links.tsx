import * as m from '../../server/platform/catalogues/messages.ts'

/** Legal pages required in many countries. */
const legal = (): [label: string, href: string][] => [
  [m.layout_terms(), '/page/terms-and-conditions'],
  [m.layout_privacy(), '/page/privacy'],
  [m.layout_imprint(), '/page/imprint'],
]

/** Legal pages, the end of every footer. */
export function LegalLinks() {
  return (
    <ul>
      {legal().map(([label, href]) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
