/** Closes a drawer when one of its links is followed: the next page may be slow, and going back should not show it open. */
export default function closeOnFollow(drawer: HTMLElement): void {
  drawer.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) drawer.hidePopover()
  })
}
