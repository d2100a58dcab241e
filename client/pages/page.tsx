import { dated } from '../../server/platform/catalogues/intl.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { cutText } from '../../server/platform/schemas/cut-text-shared.ts'
import type { PageView } from '../../server/site/content/content-shared.ts'
import { SafeHtml } from '../components/common/safe-html.tsx'
import { Sentence } from '../components/common/sentence.tsx'
import { ContactSection } from '../components/contact/contact-section.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

type Props = PageProps<PageView>

/** Maximum characters of a search engine's description. */
const DESCRIPTION = 155

export const layout = PublicLayout
export const head = ({ slug, title, body_text }: Props): Head => ({
  title,
  description: body_text.length > DESCRIPTION ? `${cutText(body_text, DESCRIPTION - 1)}…` : body_text,
  canonical: `/page/${slug}`,
})

/** A text page of the community; `/page/contact-us` also has the contact form. */
export default function TextPage({ slug, title, body, updated_at, context }: Props) {
  const isContact = slug === 'contact-us'
  return (
    <article className={isContact ? 'text-page contact wrap' : 'text-page wrap'}>
      <header>
        <h1>{title}</h1>
      </header>
      <SafeHtml className="prose" html={body} />
      {isContact && <ContactSection isForMembers={context.isForMembers} />}
      {updated_at && (
        <footer>
          <Sentence
            of={m.pages_last_changed_on({
              changed: dated(updated_at),
              time: (text) => <time dateTime={updated_at}>{text}</time>,
            })}
          />
        </footer>
      )}
    </article>
  )
}
