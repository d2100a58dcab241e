import { z } from 'zod'

/** `url` is the widest rendition; sizes in pixels. */
export const PictureView = z.object({
  url: z.string(),
  srcset: z.string(),
  placeholder: z.string(),
  width: z.int(),
  height: z.int(),
})
/** URL of the JPEG of a stored picture, for previews elsewhere. Other URLs stay. */
export const previewUrl = (url: string): string =>
  url.replace(/(^|\/)(uploads\/[0-9a-f]{32})-\d{1,5}\.webp$/, '$1$2-preview.jpg')

export type PictureView = z.infer<typeof PictureView>
