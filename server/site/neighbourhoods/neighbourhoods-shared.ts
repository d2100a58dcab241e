import * as z from 'zod/mini'
import * as m from '../../platform/catalogues/messages.ts'
import { positiveNumber } from '../../platform/schemas/numbers-shared.ts'

/** A part of the place that the site is for. */
export const NeighbourhoodView = z.object({ id: z.int(), name: z.string() })
export type NeighbourhoodView = z.output<typeof NeighbourhoodView>

const error = m.common_there_is_no_such_neighbourhood

/** Forms send a choice as text, blank for none; JSON may say null. */
export const NeighbourhoodChoice = z.nullable(z.union([z.literal(''), positiveNumber(error)], { error }))

/** The id that was chosen, null for none; undefined where nothing was said. */
export const neighbourhoodOf = (choice: z.output<typeof NeighbourhoodChoice> | undefined) =>
  choice === undefined ? undefined : choice || null
