import { z } from 'zod'
import { fromForm } from './numbers-shared.ts'

/**
 * A whole number as JSON has it, or as a form sends it: as a text. A field that was left blank is wrong, and no 0.
 *
 * @param wrong says what is told of anything else.
 */
export const wholeNumber = (least: number, most: number, wrong: { error: () => string }) =>
  z.preprocess(fromForm, z.number(wrong).int(wrong).min(least, wrong).max(most, wrong))
