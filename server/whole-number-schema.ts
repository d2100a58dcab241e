import { z } from 'zod'

/**
 * A whole number as JSON has it, or as a form sends it: as a text. A field that was left blank is wrong, and no 0.
 *
 * @param wrong says what is told of anything else.
 */
export const wholeNumber = (least: number, most: number, wrong: { error: () => string }) =>
  z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    z.coerce.number(wrong).int(wrong).min(least, wrong).max(most, wrong),
  )
