import { z } from 'zod'
import { RATE } from '../limits.ts'
import { storedSetting } from './stored-setting.ts'

/** Sign-ups per hour and IP address. Admins can raise the limit for an event at which many users share one IP address. */
export const signUpRule = storedSetting(
  'sign_ups',
  z.object({ an_hour: z.int().positive().default(RATE.signUp.max) }),
)
