import type { MouseEvent } from 'react'
import type { ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { hasModifier } from '../../dom/has-modifier.ts'
import type { Clock } from '../../stores/clock.ts'
import { Avatar } from '../common/avatar.tsx'
import { isMyMove, turnText } from '../exchanges/exchange-texts.ts'
import { shortTime } from './chat-times.ts'

interface Props {
  row: ExchangeRowView
  isSelected: boolean
  onSelect: (id: number) => void
  clock: Clock
}

/** An open request with a person without messages; opens the conversation. */
export function RequestEntry({ row, isSelected, onSelect, clock }: Props) {
  const { other, since, requested_at } = row
  const at = since ?? requested_at
  function select(event: MouseEvent) {
    if (hasModifier(event)) return
    event.preventDefault()
    onSelect(other.id)
  }
  return (
    <li data-unread={(!isSelected && isMyMove(row)) || undefined}>
      <a href={`?userId=${other.id}`} aria-current={isSelected ? 'true' : undefined} onClick={select}>
        <Avatar name={other.name} src={other.avatar} size={48} />
        <b>{other.name}</b>
        <time dateTime={at}>{shortTime(at, clock)}</time>
        <span className="last">{turnText(row, other.name)}</span>
      </a>
    </li>
  )
}
