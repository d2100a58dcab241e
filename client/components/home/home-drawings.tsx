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

export function NeighboursDrawing() {
  return (
    <svg viewBox="0 0 440 290" aria-hidden="true">
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

export function BelongingsDrawing() {
  return (
    <svg viewBox="0 0 400 270" aria-hidden="true">
      <circle cx="206" cy="176" r="130" fill="#fff" opacity=".06" />
      <path d="M52 44h72l30 84H22z" fill="#f3b540" />
      <path d="M22 128h132l-6-16H28z" fill="#d9952c" />
      <path d="M83 128h10v126H83z" fill="#d9d4c7" />
      <path d="M48 254h80a8 8 0 0 1 8 8v8H40v-8a8 8 0 0 1 8-8z" fill="#d9d4c7" />
      <rect x="150" y="240" width="126" height="30" rx="4" fill="#3d7aa8" />
      <rect x="160" y="212" width="118" height="28" rx="4" fill="#e0a43b" />
      <rect x="146" y="186" width="112" height="26" rx="4" fill="#c9574a" />
      <path d="M166 240v30M256 240v30M176 212v28M162 186v26" stroke="#fdf3d3" strokeWidth="3" opacity=".7" />
      <path d="M178 132h52v44a10 10 0 0 1-10 10h-32a10 10 0 0 1-10-10z" fill="#fbf6ea" />
      <path d="M230 144c24-4 24 32 0 28" fill="none" stroke="#fbf6ea" strokeWidth="8" />
      <path
        d="M194 120c-6-10 6-14 0-26M212 120c-6-10 6-14 0-26"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".5"
      />
      <path d="M298 200h76l-9 70h-58z" fill="#d9774c" />
      <path d="M292 190h88v18h-88z" fill="#e58b60" />
      <path
        d="M336 192c-6-60-40-76-62-80 0 40 20 76 62 80zM336 192c4-66 34-84 64-92-2 48-24 84-64 92z"
        fill="#4fae7f"
      />
      <path d="M336 192c-16-54-4-104 8-128 22 34 20 88-8 128z" fill="#6cc798" />
    </svg>
  )
}
