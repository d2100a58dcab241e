import { CHAT_DRAFT, storedUser } from './session.ts'

/** Under this key the browser keeps what the signed-in person has written to another and not sent. */
const keyOf = (personId: number) => `${CHAT_DRAFT}${storedUser()?.id ?? 0}_${personId}`

/** What was written to a person and not sent; empty for nothing. */
export function draftTo(personId: number): string {
  try {
    return localStorage.getItem(keyOf(personId)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a draft for the pages that come next; an empty text forgets it. */
export function keepDraft(personId: number, text: string): void {
  try {
    if (text) localStorage.setItem(keyOf(personId), text)
    else localStorage.removeItem(keyOf(personId))
  } catch {
    // Where the browser keeps nothing, the text is still in the box.
  }
}
