import * as z from 'zod/mini'
import * as m from '../../platform/catalogues/messages.ts'
import { positiveNumber } from '../../platform/schemas/numbers-shared.ts'

export const NeighbourhoodView = z.object({ id: z.int(), name: z.string() })
export type NeighbourhoodView = z.output<typeof NeighbourhoodView>

const error = m.common_neighbourhood_unknown

/** Forms send text, blank for none; JSON may send null. */
export const NeighbourhoodChoice = z.nullable(z.union([z.literal(''), positiveNumber(error)], { error }))

export const neighbourhoodOf = (choice: z.output<typeof NeighbourhoodChoice> | undefined) =>
  choice === undefined ? undefined : choice || null
