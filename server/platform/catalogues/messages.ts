export * from './generated/messages.js'
