import { z } from 'zod'
import { RATE } from '../limits.ts'
import { storedSetting } from './stored-setting.ts'

/** How many may sign up in an hour from one address: a launch evening in a library is one address. */
export const signUpRule = storedSetting(
  'sign_ups',
  z.object({ an_hour: z.int().positive().default(RATE.signUp.max) }),
)
