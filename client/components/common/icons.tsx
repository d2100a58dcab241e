export function SwapIcon({ size = 24 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 9h14l-4-4M20 15H6l4 4" />
    </svg>
  )
}

const SOCIAL_PATHS = {
  facebook: 'M14 8.5h3V5h-3c-2.5 0-4 1.7-4 4v2H7.5v3.5H10V21h3.6v-6.5h2.9l.6-3.5h-3.5V9.3c0-.5.2-.8.4-.8z',
  linkedin:
    'M4.5 9.5H8V20H4.5zM6.2 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10.2 9.5h3.3V11c.6-1 1.8-1.8 3.5-1.8 3 0 4 1.9 4 4.7V20h-3.5v-5.4c0-1.5-.4-2.5-1.7-2.5-1.4 0-2.1 1-2.1 2.6V20h-3.5z',
  youtube:
    'M21.6 8.1a2.6 2.6 0 0 0-1.8-1.9C18.2 5.8 12 5.8 12 5.8s-6.2 0-7.8.4A2.6 2.6 0 0 0 2.4 8.1 27 27 0 0 0 2 12c0 1.3.1 2.6.4 3.9a2.6 2.6 0 0 0 1.8 1.9c1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.6 2.6 0 0 0 1.8-1.9c.3-1.3.4-2.6.4-3.9s-.1-2.6-.4-3.9zM10 15V9l5.2 3z',
}

export const SOCIAL_NAMES = { facebook: 'Facebook', linkedin: 'LinkedIn', youtube: 'YouTube' } as const

/** Brand icons, which the icon set lacks. */
export function SocialIcon({ name, size = 20 }: { name: keyof typeof SOCIAL_PATHS; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={SOCIAL_PATHS[name]} />
    </svg>
  )
}
