import * as m from '../../../server/platform/catalogues/messages.ts'

/** Alternative text. @param index from 0. */
export const pictureName = (name: string, index: number, count: number): string =>
  count > 1 ? m.common_picture_of_several({ name, index: index + 1, count }) : name
