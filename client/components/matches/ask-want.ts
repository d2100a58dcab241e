import * as m from '../../../server/catalogues/messages.ts'

/** Milliseconds after which a question that nobody answers goes. */
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

/** After a heart: would one swap for it? One tap answers, and nobody else learns of it. */
export function askWant(id: number): void {
  last?.remove()
  const box = document.createElement('div')
  last = box
  box.className = 'ask-want'
  box.role = 'group'
  const question = document.createElement('p')
  question.role = 'status'
  let timer: ReturnType<typeof setTimeout>
  const go = () => {
    clearTimeout(timer)
    box.remove()
  }
  const wait = () => {
    timer = setTimeout(go, PATIENCE)
  }
  const answer = async (yes: boolean) => {
    go()
    const { sayNo, sayYes } = await import('../../stores/wants.ts')
    const { toast } = await import('../../stores/toasts.ts')
    if (!yes) return void sayNo(id)
    const circles = await sayYes(id)
    if (circles) toast.success(circles.length > 0 ? m.matches_found() : m.matches_wanted())
  }
  box.append(
    question,
    button(m.matches_yes(), 'button', () => answer(true)),
    button(m.matches_no(), 'button quiet', () => answer(false)),
  )
  // Who is reading it, or about to press, is not hurried.
  box.addEventListener('pointerenter', () => clearTimeout(timer))
  box.addEventListener('focusin', () => clearTimeout(timer))
  box.addEventListener('pointerleave', wait)
  box.addEventListener('focusout', wait)
  document.body.append(box)
  question.textContent = m.matches_asked_after_heart()
  wait()
}
