import * as m from '../../../server/platform/catalogues/messages.ts'

export const DayTick = () => (
  <span role="img" aria-label={m.days_picked_up()} title={m.days_picked_up()}>
    ✓
  </span>
)
