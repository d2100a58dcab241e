import { z } from 'zod'
import { LISTED, LONGEST } from '../limits.ts'

const Heading = z.string().max(LONGEST.heading, `A heading may have at most ${LONGEST.heading} characters.`)
const GivenHeading = Heading.min(1, 'Each entry needs a title.')
/** Safe HTML. */
const Text = z.string().max(LONGEST.sectionText, `A text may have at most ${LONGEST.sectionText} characters.`)
/** Address of a picture; null has none. */
const Picture = z.string().max(LONGEST.link).nullable()

/** The parts of the home page that are the community's own words. Every part may be missing, and a heading or text blank. */
export const HeroSection = z.object({ title: Heading, content: Text })
export const Service = z.object({ image: Picture, title: GivenHeading, description: Text })
export const ServiceSection = Service.array().max(
  LISTED.services,
  `At most ${LISTED.services} services can be shown.`,
)
export const HowItWorks = z.object({
  title: Heading,
  image: Picture,
  steps: z
    .array(z.object({ title: GivenHeading, description: Text }))
    .max(LISTED.steps, `At most ${LISTED.steps} steps can be shown.`),
})
export const TradingSection = z.object({ title: Heading, description: Text })
