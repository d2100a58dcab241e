import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { LISTED, LONGEST } from '../../platform/limits.ts'

const Heading = z.string().max(LONGEST.heading, {
  error: () => m.pages_heading_long({ heading: LONGEST.heading }),
})
const GivenHeading = Heading.min(1, { error: () => m.pages_entry_title_required() })
/** Safe HTML. */
const Text = z.string().max(LONGEST.sectionText, {
  error: () => m.pages_text_long({ sectionText: LONGEST.sectionText }),
})
const Picture = z.string().max(LONGEST.link).nullable()

/** Texts of the home page. Each part may be missing, each text blank. */
export const HeroSection = z.object({
  title: Heading,
  content: Text,
  pictures: z
    .array(z.object({ image: Picture, caption: Heading }))
    .max(LISTED.heroPictures, { error: () => m.place_hero_many({ most: LISTED.heroPictures }) })
    .optional(),
})
export const Service = z.object({ image: Picture, title: GivenHeading, description: Text })
export const ServiceSection = Service.array().max(LISTED.services, {
  error: () => m.pages_services_limit({ services: LISTED.services }),
})
export const HowItWorks = z.object({
  title: Heading,
  image: Picture,
  steps: z
    .array(z.object({ title: GivenHeading, description: Text }))
    .max(LISTED.steps, { error: () => m.pages_steps_limit({ steps: LISTED.steps }) }),
})
export const TradingSection = z.object({ title: Heading, description: Text })
