/** Quiet zone in the path (server/platform/qr-path.ts). */
const MARGIN = 4

export function Qr({ path, label }: { path: string; label: string }) {
  const ends = [...path.matchAll(/M(\d+) \d+h(\d+)/g)].map(([, x, length]) => Number(x) + Number(length))
  const side = Math.max(...ends) + MARGIN
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
