import { z } from 'zod'

/** A picture in full: `url` is its widest rendition, `width` and `height` are that one's, in pixels. */
export const PictureView = z.object({
  url: z.string(),
  srcset: z.string(),
  placeholder: z.string(),
  width: z.int(),
  height: z.int(),
})
export type PictureView = z.infer<typeof PictureView>
