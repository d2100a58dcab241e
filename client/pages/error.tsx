import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { SignpostDrawing, SpilledBoxDrawing } from '../components/common/error-drawings.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageContext, PageProps } from '../page-module.ts'

type Props = PageProps<{ status: number; message: string }>

const WORDS: Record<number, { title: string; text: string }> = {
  404: {
    title: 'Page not found',
    text: 'Nothing stands at this address: it may have been swapped away. Search for it, or look around.',
  },
  429: {
    title: 'A little too fast',
    text: 'That was a lot in a short time. Please wait a minute, then try again.',
  },
  500: {
    title: 'Something went wrong!',
    text: 'The mistake is ours, not yours. Please try again in a moment.',
  },
  503: {
    title: 'Back in a moment',
    text: 'The site is very busy or just starting again. Please try again shortly.',
  },
}

const wordsFor = ({ status, message }: Props) =>
  WORDS[status] ?? { title: 'That did not work', text: message }

export const head = (props: Props): Head => ({ title: wordsFor(props).title })

/** One error page is kept for all addresses, so no entry of the navigation is the current one. */
export function layout({ context, children }: { context: PageContext; children: ReactNode }) {
  return <PublicLayout context={{ ...context, path: '' }}>{children}</PublicLayout>
}

export default function ErrorPage(props: Props) {
  const { title, text } = wordsFor(props)
  const isOurs = props.status === 429 || props.status >= 500
  return (
    <div className="wrap error-page">
      {isOurs ? <SpilledBoxDrawing /> : <SignpostDrawing text={String(props.status)} />}
      <h1>{title}</h1>
      <p>{text}</p>
      <form className="search" action="/browse">
        <input
          type="search"
          name="product"
          placeholder="Search here..."
          aria-label="Search here..."
          enterKeyHint="search"
          required
        />
        <button className="button" type="submit">
          <Search size={18} aria-hidden="true" />
          Search
        </button>
      </form>
      <p className="ways">
        <a className="button quiet" href="/">
          Go to Home
        </a>
        <a className="button quiet" href="/browse?category=all">
          Browse all items
        </a>
      </p>
    </div>
  )
}
