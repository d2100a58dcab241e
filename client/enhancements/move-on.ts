/** Redirects to `data-href` after `data-delay` milliseconds. `replace` removes this page from the history. */
export default function moveOn({ dataset }: HTMLElement): void {
  setTimeout(() => location.replace(dataset.href!), Number(dataset.delay))
}
