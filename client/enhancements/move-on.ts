/** Goes to `data-href` after `data-delay` milliseconds. This page is not kept in the history: going back skips it. */
export default function moveOn({ dataset }: HTMLElement): void {
  setTimeout(() => location.replace(dataset.href!), Number(dataset.delay))
}
