import * as m from '../../../server/platform/catalogues/messages.ts'
import type { DayView } from '../../../server/trading/swap-days/days-shared.ts'

export const DAY_STATES: Record<DayView['state'], () => string> = {
  announced: m.days_state_announced,
  check_in: m.days_state_check_in,
  matched: m.days_state_matched,
  pick_up: m.days_state_pick_up,
  finished: m.days_state_finished,
  cancelled: m.days_state_cancelled,
}
