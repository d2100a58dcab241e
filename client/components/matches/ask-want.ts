import * as m from '../../../server/platform/catalogues/messages.ts'
import { toast } from '../../stores/toasts.ts'
import { answerItem } from '../../stores/wants.ts'

/** Milliseconds until an unanswered question disappears. */
const PATIENCE = 10_000

let last: HTMLElement | undefined

function button(text: string, className: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  made.textContent = text
  made.addEventListener('click', act)
  return made
}

/**
 * After a favourite, asks whether the user would swap for it; private. Synchronized with the button on the item page (want-button.tsx).
 */
export function askWant(id: number): void {
  last?.remove()
  const island = document.querySelector<HTMLElement>(`[data-prefix="want-button${id}-"]`)
  const box = document.createElement('div')
  last = box
  box.className = 'ask-want'
  box.role = 'group'
  const question = document.createElement('p')
  question.role = 'status'
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    // The question remains while the pointer or the focus is on it.
    timer = setTimeout(() => (box.matches(':hover, :focus-within') ? wait() : box.remove()), PATIENCE)
  }
  const close = () => {
    clearTimeout(timer)
    box.remove()
  }
  island?.addEventListener('click', close, { once: true })
  const answer = async (yes: boolean) => {
    close()
    const onPage = island?.querySelector('button')
    if (yes && onPage) {
      onPage.focus()
      return onPage.click()
    }
    const circles = await answerItem(id, yes ? 'yes' : 'no')
    if (yes && Array.isArray(circles))
      toast.success(circles.length > 0 ? m.matches_found() : m.matches_wanted())
  }
  const answers = document.createElement('span')
  answers.className = 'answers'
  answers.append(
    button(m.matches_yes(), 'button', () => answer(true)),
    button(m.matches_no(), 'button quiet', () => answer(false)),
  )
  box.append(question, answers)
  document.body.append(box)
  question.textContent = m.matches_asked_after_heart()
  wait()
}
