/** Signpost; `text` is on the upper board. */
export function SignpostDrawing({ text }: { text: string }) {
  return (
    <svg className="drawing" viewBox="0 0 320 230" aria-hidden="true">
      <circle cx="160" cy="104" r="92" fill="var(--marigold-wash)" />
      <path d="M0 206c60-22 110-18 160-10s110 10 160-8v42H0z" fill="var(--leaf-wash)" />
      <rect x="152" y="24" width="16" height="180" rx="4" fill="#7a5233" />
      <path d="M112 44h112l30 24-30 24H112z" fill="#c4663f" />
      <path d="M208 108H96l-28 22 28 22h112z" fill="#2f7a55" />
      <text
        x="176"
        y="79"
        fill="#fdf3d3"
        textAnchor="middle"
        style={{ font: '800 30px var(--display)', letterSpacing: '2px' }}
      >
        {text}
      </text>
      <path
        d="M112 124h66l-12-10M184 138h-66l12 10"
        fill="none"
        stroke="#fdf3d3"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M120 206c0-26 14-34 32-36-4 22-14 34-32 36zM200 206c-2-20-12-28-26-30 2 18 10 28 26 30z"
        fill="#3f7f66"
      />
    </svg>
  )
}

/** An overturned box. */
export function SpilledBoxDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 320 230" aria-hidden="true">
      <circle cx="160" cy="104" r="92" fill="var(--marigold-wash)" />
      <path d="M0 206c60-22 110-18 160-10s110 10 160-8v42H0z" fill="var(--leaf-wash)" />
      <g transform="rotate(-74 120 150)">
        <path d="M74 112h96v84H74z" fill="#c99a62" />
        <path d="M74 112h96v22H74z" fill="#8f673a" />
        <path d="m74 112-26-22h92l30 22zM170 112l28-20" fill="#dcb27c" />
        <path d="M112 150h20v46h-20z" fill="#b98a54" />
      </g>
      <circle cx="214" cy="186" r="17" fill="#b9493c" />
      <path d="M200 180c8 4 20 4 28 0" fill="none" stroke="#fdf3d3" strokeWidth="3" />
      <rect x="236" y="160" width="12" height="42" rx="3" fill="#2e5f86" transform="rotate(18 242 180)" />
      <rect x="252" y="162" width="12" height="42" rx="3" fill="#e0a43b" transform="rotate(34 258 180)" />
      <path
        d="m196 74 10-18M222 88l18-10M170 66l-2-20"
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  )
}
