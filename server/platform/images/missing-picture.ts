/** Placeholder for a missing image file, for example after a restore without uploads. */
export const MISSING_PICTURE = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 272">
<rect width="320" height="272" fill="#e6ddcf"/>
<g fill="none" stroke="#a39680" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">
<rect x="100" y="78" width="120" height="116" rx="14"/><circle cx="136" cy="114" r="12"/>
<path d="m104 176 34-34 22 20 30-32 28 28"/></g></svg>`)
