import t from 'tap'
import { testServer } from '../helpers/app.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { joined } from '../helpers/chat-pages.ts'
import { swapping } from '../helpers/exchange-pages.ts'
import { testItem, testPictures } from '../helpers/items.ts'

const { app, origin } = await testServer(t)
const image_ids = (await testPictures(app)).slice(0, 1)
const { twoPeople, statusOf } = swapping(app, image_ids)
const skip = noBrowser

t.test(
  'an offer of two items gets two counter-offers and a choice, and is completed',
  { skip },
  async (t) => {
    const { owner, requester, wanted: guitar, offered: camera } = twoPeople('bundle')
    const drum = testItem(app, owner.id, { name: 'Drum', image_ids })
    const radio = testItem(app, requester.id, { name: 'Radio', image_ids })
    const lamp = testItem(app, requester.id, { name: 'Lamp', image_ids })
    const rita = await newPage(t, { origin, as: requester, width: 375, height: 740, touch: true })
    const olga = await newPage(t, { origin, as: owner, width: 1280 })
    const live = joined(olga.page)
    await olga.page.goto('/dashboard/exchange-request')
    await live

    await rita.page.goto(`/productdetails/${guitar}`)
    await button(rita.page, 'Exchange').click()
    const offer = rita.page.getByRole('dialog')
    await offer.getByRole('checkbox', { name: 'Camera bundle' }).check()
    await offer.getByRole('checkbox', { name: 'Radio' }).check()
    t.notOk(await offer.getByLabel('Name *').isVisible(), 'nothing has to be described any more')
    await offer.getByLabel('Message *').fill('Both of these for your guitar?')
    await button(offer, 'Submit').click()
    const sent = rita.page.getByRole('dialog', { name: 'Exchange request submitted Successful!' })
    const liveToo = joined(rita.page)
    await sent.getByRole('link', { name: 'See your request' }).click()
    await liveToo

    // She chooses two of three.
    await button(olga.page, 'Make another offer').click()
    const counter = olga.page.getByRole('dialog', { name: 'Make another offer' })
    const gets = counter.getByRole('group', { name: 'You get from Rita Requester' })
    t.ok(await gets.getByRole('checkbox', { name: 'Camera bundle' }).isChecked(), 'filled with the terms')
    await gets.getByRole('checkbox', { name: 'Lamp' }).check()
    await counter.getByLabel('How many of these would you like to choose?').selectOption('Any 2 of these')
    await button(counter, 'Send offer').click()
    await olga.page.getByText('Waiting for Rita Requester to answer.').waitFor()

    await button(rita.page, 'Make another offer').click()
    const second = rita.page.getByRole('dialog', { name: 'Make another offer' })
    const asked = second.getByRole('group', { name: 'You get from Olga Owner' })
    await asked.getByRole('checkbox', { name: 'Drum' }).check()
    t.equal(await second.getByLabel('How many of these may Olga Owner choose?').inputValue(), '2')
    await second.getByLabel('Message').fill('With the drum it is fair')
    await button(second, 'Send offer').click()
    await second.waitFor({ state: 'detached' })

    await olga.page.getByText('With the drum it is fair').waitFor()
    await button(olga.page, 'Accept').click()
    const accept = olga.page.getByRole('dialog', { name: 'Accept this swap?' })
    t.ok(await button(accept, 'Accept').isDisabled(), 'not before two are chosen')
    await accept.getByRole('checkbox', { name: 'Camera bundle' }).check()
    await accept.getByRole('checkbox', { name: 'Lamp' }).check()
    t.ok(await accept.getByRole('checkbox', { name: 'Radio' }).isDisabled(), 'nor a third')
    await button(accept, 'Accept').click()
    await olga.page.getByText('Request accepted successfully').waitFor()
    t.strictSame([guitar, drum, camera, lamp, radio].map(statusOf), [
      ...['reserved', 'reserved', 'reserved', 'reserved'],
      'available',
    ])

    await button(rita.page, 'We have swapped').click()
    await olga.page.getByRole('link', { name: 'See it under Confirmed Request' }).click()
    await button(olga.page, 'View Details').click()
    await button(olga.page.getByRole('dialog'), 'We have swapped').click()
    const done = olga.page.getByRole('dialog')
    await done
      .getByText(/You gave Guitar bundle and Drum and got (Camera bundle and Lamp|Lamp and Camera bundle)\./)
      .waitFor()
    await rita.page
      .getByRole('article')
      .getByText(/You gave (Camera bundle and Lamp|Lamp and Camera bundle) and got Guitar bundle and Drum\./)
      .waitFor()
    t.strictSame([guitar, drum, camera, lamp].map(statusOf), ['traded', 'traded', 'traded', 'traded'])
    await done.getByText('All offers so far (3)').click()
    t.ok(await done.getByText('With the drum it is fair').first().isVisible())
    t.strictSame([...rita.problems, ...olga.problems], [])
  },
)
