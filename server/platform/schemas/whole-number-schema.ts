import { z } from 'zod'
import { fromForm } from './numbers-shared.ts'

/** An integer as a number or as a string from a form. A blank string is invalid, not 0. @param wrong the error of any invalid value. */
export const wholeNumber = (least: number, most: number, wrong: { error: () => string }) =>
  z.preprocess(fromForm, z.number(wrong).int(wrong).min(least, wrong).max(most, wrong))
