import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Root of an island, see island.tsx. */
      'x-island': Plain
      /** Wraps content that is rendered per viewer, see slot.tsx. */
      'x-slot': Plain
    }
  }
}
