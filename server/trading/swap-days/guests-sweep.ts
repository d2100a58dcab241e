import fp from 'fastify-plugin'
import { every } from '../../platform/jobs.ts'
import { HOUR } from '../../platform/time-shared.ts'
import { deleteGuests } from './guests-service.ts'

export const guestsSweep = fp(async (app) => {
  every(app, HOUR, 'swap-day-guests', () => {
    deleteGuests(app, Date.now())
  })
})
