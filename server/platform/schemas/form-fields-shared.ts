import * as z from 'zod/mini'

/** Fields that accept JSON and HTML forms, which send strings only. */

type Schema = z.core.$ZodType

/** A field with a conversion before its validation. */
type Read<Sent, Field extends Schema> = z.ZodMiniPipe<z.ZodMiniTransform<z.input<Field>, Sent>, Field>

const read = <Sent, Field extends Schema>(asField: (sent: Sent) => unknown, field: Field) =>
  z.pipe(z.transform(asField), field as z.core.$ZodType<unknown, unknown>) as unknown as Read<Sent, Field>

export const optional = <Field extends Schema>(field: Field) =>
  z.optional(read((sent: z.input<Field> | null | undefined) => sent ?? undefined, z.optional(field)))

/** An optional field; null and blank count as missing, because forms send blanks for empty inputs. */
export const optionalOrBlank = <Field extends Schema>(field: Field) =>
  z.optional(
    read(
      (sent: z.input<Field> | '' | null | undefined) => (sent === '' ? undefined : (sent ?? undefined)),
      z.optional(field),
    ),
  )

/** A field with a default, which also replaces null and blank values. */
export const optionalElse = <Field extends Schema>(field: Field, usual: z.input<Field>) =>
  z.prefault(
    read((sent: z.input<Field> | '' | null) => (sent === '' ? usual : (sent ?? usual)), field),
    usual as NonNullable<z.input<Field>>,
  )

/** Accepts a single string as a list of one, as forms send it. */
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

export const yesOrNo = (error: () => string) =>
  read((sent: boolean | 'true' | 'false') => SAID.get(sent) ?? sent, z.boolean({ error }))
