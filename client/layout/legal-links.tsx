import * as m from '../../server/platform/catalogues/messages.ts'

/** What the law asks for in many places, beside the terms. */
const legal = (): [label: string, href: string][] => [
  [m.layout_terms(), '/page/terms-and-conditions'],
  [m.layout_privacy(), '/page/privacy'],
  [m.layout_imprint(), '/page/imprint'],
]

/** The list of these pages, at the end of every footer. */
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
