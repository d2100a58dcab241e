/** Prev, 'Page N', Next, for lists that change in place. `of` names the list, as a page may have several. */
export function PrevNext({
  of,
  page,
  lastPage,
  busy,
  onPage,
}: {
  of: string
  page: number
  lastPage: number
  busy: boolean
  onPage: (page: number) => void
}) {
  return (
    <nav className="pager" aria-label={`Pages of ${of}`}>
      <button
        type="button"
        className="button quiet"
        aria-disabled={busy || page <= 1 || undefined}
        onClick={() => busy || page <= 1 || onPage(page - 1)}
      >
        Prev
      </button>
      <span aria-live="polite">Page {page}</span>
      <button
        type="button"
        className="button quiet"
        aria-disabled={busy || page >= lastPage || undefined}
        onClick={() => busy || page >= lastPage || onPage(page + 1)}
      >
        Next
      </button>
    </nav>
  )
}
