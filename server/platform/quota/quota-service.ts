import { z } from 'zod'
import { type Db, prepared } from '../../../db/open.ts'
import * as m from '../catalogues/messages.ts'
import type { Config } from '../config.ts'
import { freeBytes } from '../disk.ts'
import { type AppError, tooLarge } from '../errors.ts'
import { QUOTA } from '../limits.ts'
import { storedSetting } from '../settings/stored-setting.ts'
import { heldBytes, newBytes } from './quota-queries.ts'

const MB = 1024 * 1024

const Bytes = z.int().nonnegative()

/** Storage quotas in bytes: the admins' settings, with QUOTA as the default. */
export const { get: quotaOf, set: setQuota } = storedSetting(
  'quota',
  z.object({
    person: Bytes.default(QUOTA.person),
    day: Bytes.default(QUOTA.day),
    disk: Bytes.default(QUOTA.disk),
  }),
)

const underWay = prepared((_db: Db) => new Map<number, number>())
/** Bytes of running uploads that are only read, by account; they count for the disk only. */
const passing = prepared((_db: Db) => new Map<number, number>())

const sum = (counts: Map<number, number>) => [...counts.values()].reduce((all, bytes) => all + bytes, 0)

function refusal(message: string, field?: string): AppError {
  return tooLarge(message, field === undefined ? undefined : { [field]: [message] })
}

/**
 * Checks whether a user may store more. Files that already exceed a quota, as after a restore, remain.
 * @param more bytes to add.
 * @param field of the form for the error, if known.
 * @throws AppError 413 with the reason.
 */
function checkQuota(db: Db, accountId: number, more: number, field?: string): void {
  const { person, day } = quotaOf(db)
  if (person === 0 || day === 0) throw refusal(m.errors_files_not_accepted(), field)
  const held = heldBytes(db, accountId)
  if (held + more > person) {
    const [taken, most] = [Math.ceil(held / MB), Math.floor(person / MB)]
    throw refusal(m.errors_own_quota_reached({ taken, most }), field)
  }
  if (newBytes(db) + more > day) throw refusal(m.errors_daily_files_reached(), field)
}

/** Reserved bytes by account that no row counts yet. */
const beingStored = prepared((_db: Db) => new Map<number, number>())

function count(counts: Map<number, number>, accountId: number, bytes: number): void {
  const all = (counts.get(accountId) ?? 0) + bytes
  if (all > 0) counts.set(accountId, all)
  else counts.delete(accountId)
}

/**
 * Reserves bytes, so that concurrent requests cannot exceed a quota together.
 * @returns a function that ends the reservation. Call it once, when a row counts the bytes or they are discarded.
 * @throws AppError 413 with the reason.
 */
export function reserveQuota(db: Db, accountId: number, bytes: number, field?: string): () => void {
  const counts = beingStored(db)
  checkQuota(db, accountId, (counts.get(accountId) ?? 0) + bytes, field)
  if (newBytes(db) + sum(counts) + bytes > quotaOf(db).day)
    throw refusal(m.errors_daily_files_reached(), field)
  count(counts, accountId, bytes)
  return () => count(counts, accountId, -bytes)
}

export class Upload {
  readonly #db: Db
  readonly #config: Pick<Config, 'databaseFile' | 'uploadsDir'>
  readonly #accountId: number
  readonly #isStored: boolean
  #bytes = 0

  /** @param isStored whether the bytes count for the quota of the account; those of a file that is only read do not. */
  constructor(
    db: Db,
    config: Pick<Config, 'databaseFile' | 'uploadsDir'>,
    accountId: number,
    isStored = true,
  ) {
    this.#db = db
    this.#config = config
    this.#accountId = accountId
    this.#isStored = isStored
  }

  #counts(): Map<number, number> {
    return (this.#isStored ? underWay : passing)(this.#db)
  }

  /** Reserves more bytes. @throws AppError 413 if a quota would be exceeded; 507 if the disk is full. */
  async keep(more: number): Promise<void> {
    const counts = this.#counts()
    const own = counts.get(this.#accountId) ?? 0
    if (this.#isStored) {
      checkQuota(this.#db, this.#accountId, own + more)
      // The daily quota includes the uploads of other users.
      if (newBytes(this.#db) + sum(counts) + more > quotaOf(this.#db).day)
        throw refusal(m.errors_busy_with_files())
    }
    const all = sum(underWay(this.#db)) + sum(passing(this.#db))
    count(counts, this.#accountId, more)
    this.#bytes += more
    const free = await freeBytes(this.#config)
    if (free - all - more < quotaOf(this.#db).disk) throw refusal(m.errors_disk_short())
  }

  end(): void {
    count(this.#counts(), this.#accountId, -this.#bytes)
    this.#bytes = 0
  }
}
