// Node loads this file before a build. It sets the clock wrong by CLOCK_DAYS, or by another time at each reading.
import process from 'node:process'

const { CLOCK_DAYS } = process.env
const { now } = Date
const DAY_MS = 24 * 60 * 60 * 1000
const shift = () => (CLOCK_DAYS === 'random' ? (Math.random() - 0.5) * 730 : Number(CLOCK_DAYS)) * DAY_MS

Date.now = () => now() + shift()
globalThis.Date = class extends Date {
  constructor(...parts) {
    if (parts.length === 0) super(Date.now())
    else super(...parts)
  }
}
