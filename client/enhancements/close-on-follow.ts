/** Closes a drawer when a link is followed: the next page may be slow, and Back should not show the drawer open. */
export default function closeOnFollow(drawer: HTMLElement): void {
  drawer.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) drawer.hidePopover()
  })
}
