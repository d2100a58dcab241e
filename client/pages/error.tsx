import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { SignpostDrawing, SpilledBoxDrawing } from '../components/common/error-drawings.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageContext, PageProps } from '../page-module.ts'

type Props = PageProps<{ status: number; message: string }>

/** Text for 404: specific if known, e.g. for a used invitation. */
const missing = (message: string) => (message === m.errors_not_found() ? m.pages_not_found_lead() : message)

const words = (message: string): Record<number, { title: string; text: string }> => ({
  404: {
    title: m.pages_page_not_found(),
    text: missing(message),
  },
  429: {
    title: m.pages_a_little_too_fast(),
    text: m.pages_too_fast_lead(),
  },
  500: {
    title: m.pages_something_went_wrong(),
    text: m.pages_our_mistake(),
  },
  503: {
    title: m.pages_back_in_a_moment(),
    text: m.pages_busy(),
  },
})

const wordsFor = ({ status, message }: Props) =>
  words(message)[status] ?? { title: m.pages_that_did_not_work(), text: message }

/** Matches the text for a used link; the page then points to the settings, which can create another. */
const saysSettings = (text: string) =>
  text === m.accounts_email_link_used() || text === m.common_email_link_used()

export const head = (props: Props): Head => ({ title: wordsFor(props).title })

/** One cached error page serves all addresses, so no navigation entry is current. */
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
          placeholder={m.pages_search_here()}
          aria-label={m.pages_search_here()}
          enterKeyHint="search"
          required
        />
        <button className="button" type="submit">
          <Search size={18} aria-hidden="true" />
          {m.pages_search()}
        </button>
      </form>
      <p className="ways">
        {saysSettings(text) && (
          <a className="button" href="/dashboard/setting/account">
            {m.layout_setting()}
          </a>
        )}
        <a className="button quiet" href="/">
          {m.pages_go_to_home()}
        </a>
        <a className="button quiet" href="/browse?category=all">
          {m.pages_browse_all_items()}
        </a>
      </p>
    </div>
  )
}
