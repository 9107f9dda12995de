import { expect, test } from 'vitest'
import { appTooOld } from './appUpdate.ts'

test('[PWA-8] after postponing, the next call does not ask again', () => {
  appTooOld.tell()
  expect(appTooOld.current()).toBe('yes')
  appTooOld.putOff()
  appTooOld.tell()
  expect(appTooOld.current()).toBe('put-off')
})
