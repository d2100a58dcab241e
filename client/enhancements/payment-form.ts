import { afterPress } from '../components/form/after-press.ts'
import { CARD_TEXTS } from '../components/payments/card-text.ts'

/** Rewrites a field's text and keeps the caret after the same digit. */
function rewrite(field: HTMLInputElement, write: (text: string) => string): void {
  const before = field.value.slice(0, field.selectionStart ?? 0).replace(/\D/g, '').length
  const atEnd = field.selectionStart === field.value.length
  field.value = write(field.value)
  if (atEnd) return
  let at = 0
  for (let seen = 0; seen < before; at++) if (/\d/.test(field.value[at] ?? '0')) seen++
  field.setSelectionRange(at, at)
}

function help(field: HTMLInputElement): void {
  const { write, problem } = CARD_TEXTS[field.dataset.helps!]!
  const note = document.getElementById(field.getAttribute('aria-describedby')!)!.firstElementChild!
  const usual = note.textContent
  field.addEventListener('input', () => {
    rewrite(field, write)
    note.textContent = usual
  })
  field.addEventListener('change', () =>
    afterPress(() => {
      note.textContent = problem(field.value) ?? usual
    }),
  )
  field.form!.addEventListener('reset', () => {
    note.textContent = usual
  })
}

/** Opens the success dialog of the simulated payment, and clears the fields on close or page leave. */
export default function paymentForm(form: HTMLElement): void {
  const fields = form as HTMLFormElement
  const success = document.querySelector<HTMLDialogElement>('#payment-success')!
  for (const field of fields.querySelectorAll<HTMLInputElement>('[data-helps]')) help(field)
  fields.addEventListener('submit', (event) => {
    event.preventDefault()
    success.showModal()
  })
  const forget = () => fields.reset()
  success.querySelector('[data-close]')!.addEventListener('click', () => success.close())
  success.addEventListener('close', forget)
  addEventListener('pagehide', forget)
}
