import { findInPage, type Kind } from './find-in-page.ts'
import { Person } from './person.ts'

/** Maximum Tab presses. */
const STOPS = 200
/** Milliseconds until a select's type-ahead resets; on a slow machine letters may be that far apart. */
const FORGOTTEN = 2000

/** A keyboard user: reaches everything by Tab, and checks that the focus is visible at each stop. */
export class KeyboardPerson extends Person {
  override async focus(kind: Kind, name: string, part: string | null = null): Promise<void> {
    await this.find(kind, name, part)
    for (let stop = 0; stop < STOPS; stop++) {
      const found = await this.inPage(findInPage, kind, name, part)
      if (found?.focused) return this.#seesFocus(name)
      const inGroup = await this.inPage(
        (wanted, heading) => {
          const { role, type } = document.activeElement as HTMLInputElement
          if (wanted !== 'radio') return role === 'tab' && wanted === 'tab'
          const group = document.activeElement!.closest('fieldset')?.querySelector('legend')
          return type === 'radio' && (heading === null || group?.textContent === heading)
        },
        kind,
        part,
      )
      await this.window.press(inGroup ? 'ArrowRight' : 'Tab')
    }
    throw new Error(`No Tab leads to ${kind} “${name}”`)
  }

  override async click(kind: Kind, name: string, part: string | null = null): Promise<void> {
    await this.focus(kind, name, part)
    // Not for tabs, which the arrow keys have already selected.
    if (kind !== 'tab') await this.window.press(kind === 'checkbox' || kind === 'radio' ? 'Space' : 'Enter')
  }

  /** Selects an option of a closed select by typing its beginning. */
  override async choose(name: string, option: string): Promise<void> {
    await this.focus('field', name)
    let again = 0
    await this.until(`${option} in ${name}`, async () => {
      const isChosen = await this.inPage((wanted) => {
        const select = document.activeElement as HTMLSelectElement
        return select.selectedOptions[0]?.text.startsWith(wanted)
      }, option)
      if (!isChosen && Date.now() > again) {
        await this.window.type(option)
        again = Date.now() + FORGOTTEN
      }
      return isChosen
    })
  }

  override async pick(name: string, file: string): Promise<void> {
    for (let stop = 0; stop < STOPS; stop++) {
      const reached = await this.inPage((label) => {
        const element = document.activeElement as HTMLInputElement
        return element.type === 'file' && (element.ariaLabel ?? element.labels?.[0]?.textContent) === label
      }, name)
      if (reached) {
        await this.#seesFocus(name)
        return super.pick(name, file)
      }
      await this.window.press('Tab')
    }
    throw new Error(`No Tab leads to the picker “${name}”`)
  }

  /** @throws Error if the focus is not visible on the element or its representation. */
  async #seesFocus(name: string): Promise<void> {
    const seen = await this.inPage(() => {
      const rings = (element: Element, part?: string) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== 'none' && outlineWidth !== '0px'
      }
      const ringed = (element: Element | null, levels: number): boolean =>
        element !== null &&
        (rings(element) ||
          rings(element, '::after') ||
          (levels > 0 && ringed(element.parentElement, levels - 1)))
      const element = document.activeElement!
      return ringed(element, 3) || ringed(element.closest('label'), 0)
    })
    if (!seen) throw new Error(`Nothing shows that “${name}” has the focus`)
  }
}
