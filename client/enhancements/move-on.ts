/** Goes to `data-href` after `data-delay` milliseconds. The step is not kept in the history: back leads past it. */
export default function moveOn({ dataset }: HTMLElement): void {
  setTimeout(() => location.replace(dataset.href!), Number(dataset.delay))
}
