import { ownName } from '../../server/platform/catalogues/intl.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { PageContext } from '../page-module.ts'

/** The site's languages, each in its own name. A form, so that crawlers do not follow it. */
export function LanguageSwitch({ context: { language, languages, back } }: { context: PageContext }) {
  if (languages.offered.length < 2) return null
  return (
    <form className="languages" method="post" action="/language" aria-label={m.layout_language()}>
      {back && <input type="hidden" name="back" value={back} />}
      {languages.offered.map((code) => (
        <button
          key={code}
          type="submit"
          name="lang"
          value={code}
          lang={code}
          aria-current={code === language ? 'true' : undefined}
        >
          {ownName(code)}
        </button>
      ))}
    </form>
  )
}
