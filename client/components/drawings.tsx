import type { ReactNode } from 'react'

function Scene({ background, children }: { background: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 290" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="290" fill={background} />
      {children}
    </svg>
  )
}

/** A classical guitar leaning on a wall. */
export function GuitarDrawing() {
  return (
    <Scene background="#f0cdbf">
      <path d="M0 236h320v54H0z" fill="#e3b4a2" />
      <ellipse cx="158" cy="262" rx="92" ry="11" fill="#c98f7a" opacity=".55" />
      <g transform="rotate(17 160 150)">
        <rect x="152" y="18" width="17" height="130" rx="3" fill="#4a2d1d" />
        <path d="M149 8h23l3 30h-29z" fill="#3a2417" />
        <path
          d="M144 14h-7M144 24h-7M177 14h7M177 24h7"
          stroke="#d9c6a8"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d="M152 56h17M152 74h17M152 92h17M152 110h17" stroke="#c9b48f" strokeWidth="2" />
        <path d="M160 122c36-2 52 20 44 44 24 14 30 88-44 88s-68-74-44-88c-8-24 8-46 44-44z" fill="#b86f32" />
        <path d="M160 129c30-2 44 17 36 40 22 12 28 78-36 78s-58-66-36-78c-8-23 6-42 36-40z" fill="#d38d48" />
        <circle cx="160" cy="181" r="22" fill="#8a5226" />
        <circle cx="160" cy="181" r="18" fill="#3a2417" />
        <rect x="140" y="220" width="40" height="8" rx="3" fill="#3a2417" />
        <path d="M156 24v198M160.5 24v198M165 24v198" stroke="#f5ead6" strokeWidth="1.2" opacity=".85" />
      </g>
    </Scene>
  )
}

/** A film camera on a table. */
export function CameraDrawing() {
  return (
    <Scene background="#bfe0d2">
      <path d="M0 222h320v68H0z" fill="#9fcab9" />
      <ellipse cx="160" cy="234" rx="104" ry="10" fill="#6fa493" opacity=".6" />
      <path d="M66 118c-26 8-40 40-24 76 8 16 24 26 40 30" fill="none" stroke="#7a4a2a" strokeWidth="9" />
      <path d="M126 70h68l12 30h-92z" fill="#b9bdb6" />
      <rect x="82" y="84" width="30" height="16" rx="5" fill="#8d938c" />
      <rect x="214" y="80" width="24" height="20" rx="5" fill="#e2593f" />
      <rect x="64" y="98" width="192" height="132" rx="16" fill="#d5d8d0" />
      <path d="M64 124h192v78H64z" fill="#2b3634" />
      <rect x="142" y="78" width="36" height="16" rx="4" fill="#2b3634" />
      <circle cx="160" cy="164" r="56" fill="#8d938c" />
      <circle cx="160" cy="164" r="48" fill="#1b2423" />
      <circle cx="160" cy="164" r="34" fill="#2f5f63" />
      <circle cx="160" cy="164" r="20" fill="#16282a" />
      <path
        d="M136 150a28 28 0 0 1 20-14"
        fill="none"
        stroke="#bfe0dc"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="174" cy="178" r="5" fill="#6fa7a0" />
      <rect x="224" y="134" width="18" height="10" rx="3" fill="#f3b540" />
    </Scene>
  )
}

function House({ x, wall, roof }: { x: number; wall: string; roof: string }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M8 150h104v110H8z" fill={wall} />
      <path d="M-6 154 60 92l66 62z" fill={roof} />
      <path d="M86 96h16v34l-16-15z" fill={roof} />
      <path d="M46 260v-46a14 14 0 0 1 28 0v46z" fill="#2d4a41" />
      <circle cx="67" cy="238" r="2.5" fill="#f3b540" />
      <path d="M22 174h22v22H22zM76 174h22v22H76z" fill="#fdf3d3" />
      <path d="M33 174v22M22 185h22M87 174v22M76 185h22" stroke={roof} strokeWidth="2.5" />
      <circle cx="60" cy="136" r="8" fill="#fdf3d3" />
    </g>
  )
}

/** Two neighbours' houses, and their things changing places over the garden. */
export function NeighboursDrawing() {
  return (
    <svg className="neighbours" viewBox="0 0 440 290" aria-hidden="true">
      <circle cx="220" cy="128" r="112" fill="var(--marigold-wash)" />
      <path d="M0 260c70-16 140-12 220-4s150 8 220-4v38H0z" fill="var(--leaf-wash)" />
      <House x={28} wall="#f0cdbf" roof="#b4553a" />
      <House x={292} wall="#bcd6e8" roof="#2f5d7c" />
      <g fill="none" stroke="var(--leaf)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M128 84C172 26 268 26 306 74" strokeDasharray="1 11" />
        <path d="m308 56 2 22-21-7" />
        <path d="M300 214c-34 40-126 40-160 4" strokeDasharray="1 11" />
        <path d="m138 238 0-23 22 4" />
      </g>
      <g transform="translate(194 18) rotate(-8 26 26)">
        <path d="M12 26h32l-5 26H17z" fill="#c4663f" />
        <path
          d="M28 28C24 10 12 6 6 0c14-2 22 6 22 28zM28 28c0-20 8-28 20-30-2 16-8 24-20 30z"
          fill="#2f7a55"
        />
      </g>
      <g transform="translate(196 222) rotate(6 26 18)">
        <rect x="0" y="24" width="52" height="12" rx="3" fill="#2e5f86" />
        <rect x="6" y="12" width="44" height="12" rx="3" fill="#e0a43b" />
        <rect x="2" y="0" width="42" height="12" rx="3" fill="#b9493c" />
      </g>
      <path d="M16 260c2-22 14-22 16 0zM412 258c2-26 18-26 20 0z" fill="#3f7f66" />
    </svg>
  )
}

/** A signpost with boards that point both ways; `text` stands on the upper one. */
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

/** A box that has fallen over, and what was in it. */
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
