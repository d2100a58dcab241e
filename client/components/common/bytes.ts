export { sized as bytesText } from '../../../languages/intl.ts'
