import { CHAT_DRAFT, storedUser } from './session.ts'

/** Storage key of the user's unsent text to another user. */
const keyOf = (personId: number) => `${CHAT_DRAFT}${storedUser()?.id ?? 0}_${personId}`

export function draftTo(personId: number): string {
  try {
    return localStorage.getItem(keyOf(personId)) ?? ''
  } catch {
    return ''
  }
}

/** Stores a draft for later pages; an empty text deletes it. */
export function keepDraft(personId: number, text: string): void {
  try {
    if (text) localStorage.setItem(keyOf(personId), text)
    else localStorage.removeItem(keyOf(personId))
  } catch {
    // If the browser stores nothing, the text is still in the field.
  }
}
