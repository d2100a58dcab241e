import * as z from 'zod/mini'

/** How fields of calls are said by JSON and by forms, which send texts. */

type Schema = z.core.$ZodType

/** A field before which something else that is sent for it is read. */
type Read<Sent, Field extends Schema> = z.ZodMiniPipe<z.ZodMiniTransform<z.input<Field>, Sent>, Field>

const read = <Sent, Field extends Schema>(asField: (sent: Sent) => unknown, field: Field) =>
  z.pipe(z.transform(asField), field as z.core.$ZodType<unknown, unknown>) as unknown as Read<Sent, Field>

/** A field that may be left out. JSON may say so by null. */
export const optional = <Field extends Schema>(field: Field) =>
  z.optional(read((sent: z.input<Field> | null | undefined) => sent ?? undefined, z.optional(field)))

/** One for which a blank says nothing either: forms send it for what was left empty. */
export const optionalOrBlank = <Field extends Schema>(field: Field) =>
  z.optional(
    read(
      (sent: z.input<Field> | '' | null | undefined) => (sent === '' ? undefined : (sent ?? undefined)),
      z.optional(field),
    ),
  )

/** One that is `usual` where it is left out, null or blank. */
export const optionalElse = <Field extends Schema>(field: Field, usual: z.input<Field>) =>
  z.prefault(
    read((sent: z.input<Field> | '' | null) => (sent === '' ? usual : (sent ?? usual)), field),
    usual as NonNullable<z.input<Field>>,
  )

/** A form without brackets in the name of a field sends one text where there is one. */
export const listOf = <Item extends Schema>(list: z.ZodMiniArray<Item>) =>
  read((sent: z.input<Item>[] | string) => (typeof sent === 'string' ? [sent] : sent), list)

const SAID = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  [1, true],
  ['false', false],
  ['0', false],
  [0, false],
])

/** Yes or no. */
export const yesOrNo = (error: () => string) =>
  read((sent: boolean | 'true' | 'false') => SAID.get(sent) ?? sent, z.boolean({ error }))
