import t from 'tap'
import { ApiError } from '../../../../client/api.ts'
import { refusal } from '../../../../client/components/admin/refusal.ts'

const ofBytes = (size: number) => ({ size }) as File

t.test(
  'a backup rejected by a reverse proxy has its own message; the site’s errors are shown unchanged',
  async (t) => {
    const [small, large] = [ofBytes(1000), ofBytes(60_000_000)]
    const inFront = refusal(new ApiError(413, null), small)
    t.match(inFront, /web server in front/)
    t.equal(refusal(new ApiError(0, null), large), inFront, 'it may break the connection off')
    const own = 'That is too large.'
    t.equal(refusal(new ApiError(413, own), large), own)
    const usual = refusal(new ApiError(0, null), small)
    t.not(usual, inFront, 'a small file breaks off for another reason')
    t.equal(
      refusal(new ApiError(502, null), large),
      inFront,
      'Caddy 2.6.2 answers so to a file that is too large',
    )
    t.equal(refusal(new ApiError(502, null), small), usual)
    t.equal(refusal(new Error('odd'), small), usual)
  },
)
