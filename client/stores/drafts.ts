import { CHAT_DRAFT, storedUser } from './session.ts'

/** What was written to somebody and not yet sent, kept in this browser for each conversation. */
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
    // A browser that keeps nothing still has it in the box.
  }
}
