/** Said where a form cannot work without JavaScript (decisions, section 2). */
export function NeedsScript() {
  return (
    <noscript>
      <p className="notice hint">Reading works without JavaScript. For this form please switch it on.</p>
    </noscript>
  )
}
