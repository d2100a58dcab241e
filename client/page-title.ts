let title = document.title
let waiting = 0

function show(): void {
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title
}

/** The page has another title now, as where a part of it was drawn anew. */
export function setTitle(next: string): void {
  title = next
  show()
}

/** How much waits for the viewer; it stands before the title. */
export function setWaiting(count: number): void {
  waiting = count
  show()
}
