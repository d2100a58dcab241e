import * as m from '../../server/platform/catalogues/messages.ts'
import { type ApiError, messageOf, send } from '../api.ts'
import { refreshPage } from '../dom/refresh-page.ts'
import { clearSession } from '../stores/session.ts'
import { toast } from '../stores/toasts.ts'

function clear(form: HTMLFormElement): void {
  for (const told of form.querySelectorAll('[data-told]')) told.remove()
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
}

function told(text: string, className: string): HTMLElement {
  const line = document.createElement('p')
  line.className = className
  line.role = 'alert'
  line.dataset.told = ''
  line.textContent = text
  return line
}

/** Shows errors next to their fields, all others above the button. */
function tell(form: HTMLFormElement, fields: ApiError['fields'], message: string): void {
  const shown = Object.entries(fields).flatMap(([name, [text]]) => {
    const field = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type=hidden])`)
    const box = field?.closest('.field')
    if (!field || !box) return []
    field.ariaInvalid = 'true'
    box.append(told(text!, 'error'))
    return [field]
  })
  const button = form.querySelector<HTMLElement>('[type=submit]')
  if (shown.length === 0) button?.before(told(message, 'notice error'))
  ;(shown[0] ?? button)?.focus()
}

/** The form's values; several checkboxes with one name form a list. @throws ApiError 422 the clocks skip a local time */
async function bodyOf(form: HTMLFormElement, typed: FormData): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {}
  for (const name of typed.keys()) {
    const all = typed.getAll(name)
    body[name] = all.length > 1 ? all : all[0]
  }
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('[type=datetime-local][name]')) {
    // Loaded on demand, because few forms have a field for a local time.
    const { instantOf } = await import('../components/handovers/local-field.ts')
    body[name] = instantOf(name, value)
  }
  return body
}

/**
 * Form whose `action` is an API path: sends it as JSON with POST or `data-method`, then reloads the page content with the response's
 * message. `data-done`: id of an element that replaces the form. `data-fetches`: response field with the address of a file to save.
 * `data-leaves`: path to open after clearing the local session.
 */
export default function apiForm(element: HTMLElement): void {
  const form = element as HTMLFormElement
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    clear(form)
    const button = (event.submitter ?? form.querySelector('[type=submit]')) as HTMLButtonElement
    const label = [...button.childNodes]
    if (button.dataset.busy) button.textContent = button.dataset.busy
    try {
      const typed = new FormData(form)
      const body = await bodyOf(form, typed)
      const { message, data } = await send(form.dataset.method ?? 'POST', form.getAttribute('action')!, {
        body,
      })
      if (form.dataset.leaves) {
        clearSession()
        toast.successAfterMove(message)
        return location.assign(form.dataset.leaves)
      }
      // The response is a download, so the page does not change.
      if (form.dataset.fetches) location.assign((data as Record<string, string>)[form.dataset.fetches]!)
      const done = document.getElementById(form.dataset.done ?? '')
      if (done) {
        form.hidden = true
        done.hidden = false
        done.focus()
      } else await refreshPage(message, form, typed)
    } catch (error) {
      tell(form, (error as ApiError).fields ?? {}, messageOf(error, m.common_something_wrong_retry()))
    } finally {
      form.ariaBusy = null
      button.replaceChildren(...label)
    }
  })
}
