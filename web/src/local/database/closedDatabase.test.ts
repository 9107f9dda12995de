import { expect, test } from 'vitest'
import { closedDatabaseError, ignoreClosedDatabase } from '../closedDiary.ts'

function heardOf(event: Event): { isHeard: boolean; isQuiet: boolean } {
  const page = new EventTarget()
  ignoreClosedDatabase(page)
  let isHeard = false
  page.addEventListener(event.type, () => {
    isHeard = true
  })
  page.dispatchEvent(event)
  return { isHeard, isQuiet: event.defaultPrevented }
}

const broke = (error: unknown): Event => Object.assign(new Event('error', { cancelable: true }), { error })
const rejected = (reason: unknown): Event =>
  Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })

test('[TELE-5] a read of a diary that this page has closed is neither reported nor shown in the console', () => {
  expect(heardOf(broke(closedDatabaseError()))).toEqual({ isHeard: false, isQuiet: true })
  expect(heardOf(rejected(closedDatabaseError()))).toEqual({ isHeard: false, isQuiet: true })
})

test('[TELE-5] a connection that died unexpectedly is', () => {
  const died = new DOMException('The connection was closed.', 'InvalidStateError')
  expect(heardOf(broke(died))).toEqual({ isHeard: true, isQuiet: false })
  expect(heardOf(rejected(died))).toEqual({ isHeard: true, isQuiet: false })
  expect(heardOf(broke(null))).toEqual({ isHeard: true, isQuiet: false })
})
