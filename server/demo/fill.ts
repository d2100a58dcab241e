import { eq } from 'drizzle-orm'
import { type Db, immediate } from '../../db/open.ts'
import { accounts, categories, items } from '../../db/schema/index.ts'
import { createItem } from '../market/items/create-item-service.ts'
import { hashPassword, SITE_ITSELF } from '../members/accounts/passwords.ts'
import type { ImageStore } from '../platform/images/images-service.ts'
import { DAY } from '../platform/time-shared.ts'
import { readCatalogue } from './catalogue.ts'
import { addChats } from './chats.ts'
import { addCircles } from './demo-circles.ts'
import { addDays } from './demo-days.ts'
import { addGifts } from './demo-gifts.ts'
import { addFavourites } from './favourites.ts'
import { type DemoItem, demoItems } from './items.ts'
import { addMeetingsAndReviews } from './meetings-and-reviews.ts'
import { BY_HAND } from './offers.ts'
import { ABOUTS, DEMO_PASSWORD, demoEmail, PEOPLE, STREETS } from './people.ts'
import { itemDrawing, portrait, type Sketch, storeSketches } from './pictures.ts'
import { replayRequests } from './replay.ts'
import { demoRequests } from './requests.ts'
import { decide } from './state.ts'
import { addWishesAndWants } from './wishes-and-wants.ts'

const AVATAR_WIDTH = 192

function addPeople(db: Db, avatars: readonly number[], passwordHash: string, now: number): number[] {
  return PEOPLE.map((name, at) => {
    const createdAt = new Date(now - (60 - at / 4) * DAY)
    return db
      .insert(accounts)
      .values({
        name,
        email: demoEmail(at),
        phoneNumber: `+1217555${String(100 + at).padStart(4, '0')}`,
        address: STREETS[at % STREETS.length]!,
        // Every fourth user has no text.
        about: at % 4 === 3 ? '' : ABOUTS[at % ABOUTS.length]!,
        avatarImageId: avatars[at]!,
        passwordHash,
        isDemo: true,
        emailProvedAt: createdAt,
        mailProvedAt: createdAt,
        termsAcceptedAt: createdAt,
        createdAt,
        updatedAt: createdAt,
      })
      .returning({ id: accounts.id })
      .get().id
  })
}

function addItems(
  db: Db,
  wanted: readonly DemoItem[],
  people: readonly number[],
  pictures: readonly number[][],
  now: number,
) {
  const categoryIds = new Map(
    db
      .select()
      .from(categories)
      .all()
      .map(({ id, name }) => [name, id]),
  )
  return wanted.map((item, at) => {
    const createdAt = new Date(now - item.age)
    const fields = {
      name: item.name,
      description: item.description,
      condition: item.condition,
      product_category_id: categoryIds.get(item.category)!,
      trade_preferences: item.tradePreferences,
      message: item.message,
      video_links: item.videoLinks,
      image_ids: pictures[at]!,
    }
    const id = createItem(db, people[item.owner]!, fields, { createdAt })
    if (item.pinned) db.update(items).set({ pinnedAt: createdAt }).where(eq(items.id, id)).run()
    return id
  })
}

/**
 * Fills an empty database with a demo town (decisions, section 7), in one transaction at the end, so an interrupted start repeats it.
 * Deterministic except for times, which are relative to now.
 * @param progress called with the numbers of stored and all images.
 * @param itemWidth of item images in pixels.
 */
export async function fillDemo(
  db: Db,
  store: ImageStore,
  progress: (done: number, of: number) => void,
  itemWidth = 640,
): Promise<{ people: number; items: number }> {
  const wanted = demoItems(readCatalogue())
  const sketches: Sketch[] = [
    ...PEOPLE.map((name) => ({ svg: portrait(name), width: AVATAR_WIDTH })),
    ...BY_HAND.map(({ name }) => ({ svg: itemDrawing(name), width: itemWidth })),
    ...wanted.flatMap(({ name, views }) =>
      views.map((view) => ({ svg: itemDrawing(name, view), width: itemWidth })),
    ),
  ]
  const passwordHash = hashPassword(DEMO_PASSWORD, SITE_ITSELF)
  const { ids, release } = await storeSketches(store, sketches, (done) => progress(done, sketches.length))
  const hash = await passwordHash
  const now = Date.now()
  const rest = [...ids]
  const avatars = rest.splice(0, PEOPLE.length)
  const byHand = rest.splice(0, BY_HAND.length)
  const pictures = wanted.map(({ views }) => rest.splice(0, views.length))
  immediate(db, () => {
    const people = addPeople(db, avatars, hash, now)
    const itemIds = addItems(db, wanted, people, pictures, now)
    addFavourites(db, people, itemIds, wanted, now)
    const requests = demoRequests(wanted)
    const town = { people, items: itemIds, pictures, byHand }
    replayRequests(db, requests, wanted, town, now)
    addMeetingsAndReviews(db, now)
    addChats(db, wanted, requests, people, now)
    addCircles(db, people, now)
    addGifts(db, people, now)
    addWishesAndWants(db, people, itemIds, wanted, now)
    addDays(db, people, now)
    decide(db, 'filled')
  })
  release()
  return { people: PEOPLE.length, items: wanted.length }
}
