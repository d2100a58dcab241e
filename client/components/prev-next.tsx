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
        disabled={busy || page <= 1}
        onClick={() => onPage(page - 1)}
      >
        Prev
      </button>
      <span aria-live="polite">Page {page}</span>
      <button
        type="button"
        className="button quiet"
        disabled={busy || page >= lastPage}
        onClick={() => onPage(page + 1)}
      >
        Next
      </button>
    </nav>
  )
}
