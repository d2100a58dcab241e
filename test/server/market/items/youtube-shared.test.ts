import t from 'tap'
import { VideoLink } from '../../../../server/market/items/item-fields-shared.ts'
import { youtubeId } from '../../../../server/market/items/youtube-shared.ts'

const ID = 'dQw4w9WgXcQ'

t.test('a YouTube link gives its video in every form that is taken', async (t) => {
  for (const link of [
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?list=x&v=${ID}&t=9`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/embed/${ID}`,
    `http://youtu.be/${ID}`,
    `https://www.youtube.com/live/${ID}?feature=share`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://youtube-nocookie.com/embed/${ID}`,
    `youtube.com/watch?v=${ID}`,
    `www.youtube.com/live/${ID}`,
    `youtu.be/${ID}`,
    `//youtu.be/${ID}`,
    `HTTPS://YouTu.be/${ID}`,
  ]) {
    t.equal(youtubeId(link), ID, link)
  }
})

t.test('any other link gives none', async (t) => {
  for (const link of [
    '',
    ID,
    `evil.example/watch?v=${ID}`,
    `https://evil.example/watch?v=${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://youtu.be.evil.example/${ID}`,
    `javascript://youtube.com/watch?v=${ID}`,
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}"onload`,
    'https://www.youtube.com/@channel',
    'https://vimeo.com/12345678901',
  ]) {
    t.equal(youtubeId(link), null, link)
  }
})

t.test('a link without its scheme is stored with it, so that it leads to YouTube', async (t) => {
  for (const link of [`youtu.be/${ID}`, `//youtu.be/${ID}`, ` https://youtu.be/${ID} `])
    t.equal(VideoLink.parse(link), `https://youtu.be/${ID}`)
})
