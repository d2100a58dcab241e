import * as m from '../../../server/platform/catalogues/messages.ts'
import { ApiError } from '../../api.ts'
import { fromLocal, isSkipped } from './local-moment.ts'

/** Converts a field's local date and time (browser's time zone) to an instant. @throws ApiError 422 the clocks skip the time */
export function instantOf(name: string, value: string): string {
  if (isSkipped(value)) throw new ApiError(422, null, { [name]: [m.handovers_time_skipped()] })
  return fromLocal(value) ?? value
}
