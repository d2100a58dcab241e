import * as m from '../../server/platform/catalogues/messages.ts'
import { renewPage } from '../dom/refresh-page.ts'
import { type DayAnswer, DayAnswers } from '../stores/day-answers.ts'
import { keepDayPage } from '../stores/keep-day-page.ts'
import { toast } from '../stores/toasts.ts'

/** Milliseconds between attempts to send. */
const PATIENCE = 10_000
/** Milliseconds after the last answer until the page is fetched again. */
const PAUSE = 1500

const itemOf = (form: Element) => Number(form.querySelector<HTMLInputElement>('[name=item]')?.value)

/**
 * Yes and no to items of a swap day, without a page load. Answers are stored on the phone and sent when there is a network; `data-code` is
 * the code of a guest's card.
 */
export default function dayAnswers(box: HTMLElement): void {
  const answers = new DayAnswers(box.dataset.code)
  const line = box.querySelector<HTMLElement>('[data-unsent]')!
  let pause: ReturnType<typeof setTimeout> | undefined

  const forms = () => [...box.querySelectorAll<HTMLFormElement>('.day-answer:has([name=item])')]

  function hide({ item }: DayAnswer): void {
    for (const form of forms()) if (itemOf(form) === item) form.closest('li')!.hidden = true
  }

  function show(isLate: boolean): void {
    const { length: count } = answers.waiting
    line.hidden = !isLate || count === 0
    line.textContent = line.hidden ? '' : m.days_answers_waiting({ count })
  }

  async function flush(): Promise<void> {
    if (!box.isConnected || answers.waiting.length === 0) return
    const isDone = await answers.flush((message) => toast.error(message || m.days_conflict_refused()))
    show(!isDone)
    if (!isDone) return
    clearTimeout(pause)
    pause = setTimeout(async () => {
      if (!box.isConnected || answers.waiting.length > 0) return
      await renewPage()
      await keepDayPage()
    }, PAUSE)
  }

  box.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const item = itemOf(form)
    const answer = (event.submitter as HTMLButtonElement | null)?.value
    if (!item || (answer !== 'yes' && answer !== 'no')) return
    event.preventDefault()
    answers.add({ item, answer })
    const row = form.closest('li')!
    const next = row.nextElementSibling ?? row.previousElementSibling
    hide({ item, answer })
    // The pressed button is hidden, and with it the focus.
    next?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    void flush()
  })

  for (const answer of answers.waiting) hide(answer)
  show(!navigator.onLine)
  const going = new AbortController()
  const timer = setInterval(() => {
    if (box.isConnected) return void flush()
    clearInterval(timer)
    going.abort()
  }, PATIENCE)
  addEventListener('online', () => void flush(), { signal: going.signal })
  addEventListener('offline', () => show(true), { signal: going.signal })
  void flush()
}
