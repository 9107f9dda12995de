import { expect, test } from 'vitest'
import { appTooOld } from './appUpdate.ts'

test('[PWA-8] who put it off is not asked again by the next call', () => {
  appTooOld.tell()
  expect(appTooOld.current()).toBe('yes')
  appTooOld.putOff()
  appTooOld.tell()
  expect(appTooOld.current()).toBe('put-off')
})
