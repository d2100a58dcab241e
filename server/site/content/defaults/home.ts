import type { z } from 'zod'
import * as m from '../../../platform/catalogues/messages.ts'
import type { HeroSection, HowItWorks, Service, TradingSection } from '../sections-shared.ts'

const paragraph = (text: string) => `<p>${text}</p>`

/** Default texts of the home page. Descriptions are HTML. */
export const defaultHome = (): {
  hero_section: z.infer<typeof HeroSection>
  service_section: z.infer<typeof Service>[]
  how_it_works: z.infer<typeof HowItWorks>
  trading_section: z.infer<typeof TradingSection>
} => ({
  hero_section: {
    title: m.defaults_hero_title(),
    content: paragraph(m.defaults_hero_content()),
  },
  service_section: [
    {
      image: null,
      title: m.defaults_trade_easily(),
      description: paragraph(m.defaults_trade_easily_text()),
    },
    {
      image: null,
      title: m.defaults_find(),
      description: paragraph(m.defaults_find_text()),
    },
    {
      image: null,
      title: m.defaults_known(),
      description: paragraph(m.defaults_known_text()),
    },
  ],
  how_it_works: {
    title: m.defaults_how(),
    image: null,
    steps: [
      {
        title: m.defaults_step_post(),
        description: paragraph(m.defaults_step_post_text()),
      },
      {
        title: m.defaults_step_offer(),
        description: paragraph(m.defaults_step_offer_text()),
      },
      {
        title: m.defaults_step_agree(),
        description: paragraph(m.defaults_step_agree_text()),
      },
    ],
  },
  trading_section: {
    title: m.defaults_start(),
    description: paragraph(m.defaults_start_text()),
  },
})
