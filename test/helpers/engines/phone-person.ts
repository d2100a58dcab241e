import * as m from '../../../server/platform/catalogues/messages.ts'
import { englishIn, textsInPage } from '../english-words.ts'
import type { Kind } from './find-in-page.ts'
import { Person } from './person.ts'

/** Problems found on the pages. */
export interface Findings {
  english: Set<string>
  wide: Set<string>
}

/** Phone users who check each page before acting: nothing wider than the screen, and no English words except names and own texts. */
export function readersOf(language: string, names: readonly string[]) {
  const written = new Set(names)
  const english = englishIn(language, written)
  const findings: Findings = { english: new Set(), wide: new Set() }

  class PhonePerson extends Person {
    override type(text: string): Promise<void> {
      written.add(text.trim())
      return super.type(text)
    }

    override async click(kind: Kind, name: string, part: string | null = null): Promise<void> {
      await this.find(kind, name, part)
      await this.#reads()
      await super.click(kind, name, part)
    }

    /** On phones the navigation is behind a button. */
    override async goes(name: string, group: string | null = null): Promise<void> {
      await this.click('button', m.layout_open_menu())
      await super.goes(name, group)
    }

    async #reads(): Promise<void> {
      const path = await this.inPage(() => location.pathname)
      for (const text of english(await this.inPage(textsInPage))) findings.english.add(`${path}: ${text}`)
      const width = await this.inPage(() => document.documentElement.scrollWidth)
      if (width > 360) findings.wide.add(`${path}: ${width}`)
    }
  }
  return { PhonePerson, findings }
}
