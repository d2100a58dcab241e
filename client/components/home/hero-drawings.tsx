import type { ReactNode } from 'react'

function Scene({ background, children }: { background: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 290" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="290" fill={background} />
      {children}
    </svg>
  )
}

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
