import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReviewView } from '../../../server/market/reviews/reviews-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Avatar } from '../common/avatar.tsx'
import { RelativeTime } from '../common/relative-time.tsx'

interface Props {
  review: ReviewView
  /** Name of the reviewed user. */
  about: string
  /** Actions. */
  children?: ReactNode
}

export function Review({ review, about, children }: Props) {
  const { id, by, would_swap_again, text, answer, created_at } = review
  const Thumb = would_swap_again ? ThumbsUp : ThumbsDown
  return (
    <li className="review" id={`review-${id}`}>
      <header>
        <Avatar name={by.name} src={by.avatar} size={40} />
        <p>
          <a className="link" href={`/people/${by.id}`}>
            <bdi>{by.name}</bdi>
          </a>
          <RelativeTime at={created_at} />
        </p>
      </header>
      <p className="verdict" data-yes={would_swap_again || undefined}>
        <Thumb size={18} aria-hidden="true" />
        {would_swap_again ? m.people_would_swap_again() : m.people_would_not_swap_again()}
      </p>
      {text && <p className="said">{text}</p>}
      {answer !== null && (
        <blockquote>
          <p className="said">{answer}</p>
          <cite>
            <bdi>{about}</bdi>
          </cite>
        </blockquote>
      )}
      {children}
    </li>
  )
}
