import { z } from 'zod'

/** `url` is the widest rendition; sizes in pixels. */
export const PictureView = z.object({
  url: z.string(),
  srcset: z.string(),
  placeholder: z.string(),
  width: z.int(),
  height: z.int(),
})
export type PictureView = z.infer<typeof PictureView>
