import type { z } from 'zod'
import type { HeroSection, HowItWorks, Service, TradingSection } from '../sections-shared.ts'

/** The words of the home page until the community writes its own. Descriptions are HTML. */
export const DEFAULT_HOME: {
  hero_section: z.infer<typeof HeroSection>
  service_section: z.infer<typeof Service>[]
  how_it_works: z.infer<typeof HowItWorks>
  trading_section: z.infer<typeof TradingSection>
} = {
  hero_section: {
    title: "Trade What You Don't Need",
    content:
      "<p>Your shelf is somebody's wish list. Offer what you no longer use and take home what you do, from people nearby, without money.</p>",
  },
  service_section: [
    {
      image: null,
      title: 'Trade easily',
      description:
        '<p>List an item in a minute, with photos from your phone, and say what you would take for it.</p>',
    },
    {
      image: null,
      title: 'Find what you love',
      description:
        '<p>Search and browse what people near you offer, and keep your favourites in one place.</p>',
    },
    {
      image: null,
      title: 'Swap with people you know',
      description: '<p>Talk first, agree on a place, and shake hands on it. Neighbours, not strangers.</p>',
    },
  ],
  how_it_works: {
    title: 'How It Works',
    image: null,
    steps: [
      {
        title: 'Post an item',
        description:
          '<p>A name, a few photos, and what you would like in return. It takes about a minute.</p>',
      },
      {
        title: 'Make or get an offer',
        description:
          '<p>See something you like? Offer one of your own things for it. Others do the same for yours.</p>',
      },
      {
        title: 'Agree and swap',
        description: '<p>Accept the offer that suits you, arrange the rest by message, and meet to swap.</p>',
      },
    ],
  },
  trading_section: {
    title: 'Start Trading Now!',
    description: '<p>Join the community and post your first trade. It is easy, secure and free.</p>',
  },
}
