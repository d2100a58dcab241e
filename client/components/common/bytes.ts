export { sized as bytesText } from '../../../server/catalogues/intl.ts'
