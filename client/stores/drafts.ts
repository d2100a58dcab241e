import { CHAT_DRAFT, storedUser } from './session.ts'

/** Under this key the browser keeps what the signed-in person has written to another and not sent. */
const keyOf = (personId: number) => `${CHAT_DRAFT}${storedUser()?.id ?? 0}_${personId}`

export function draftTo(personId: number): string {
  try {
    return localStorage.getItem(keyOf(personId)) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(personId: number, text: string): void {
  try {
    if (text) localStorage.setItem(keyOf(personId), text)
    else localStorage.removeItem(keyOf(personId))
  } catch {
    // Where the browser keeps nothing, the text is still in the box.
  }
}
