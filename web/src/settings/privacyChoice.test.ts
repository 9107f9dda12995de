import { expect, test } from 'vitest'
import type { DeviceChoiceName } from '../local/database/deviceDatabase.ts'
import { storePrivacy, privacyFrom } from './privacyChoice.ts'

const UNASKED = { reportUsage: true, reportCrash: true, privacyAnswered: false }

test.each([undefined, null, 'yes', 7])('[SET-7, SET-12] of %j nothing was answered yet', (kept) => {
  expect(privacyFrom(kept)).toEqual(UNASKED)
})

test('[D26, SET-12] an invalid value is no consent', () => {
  expect(privacyFrom({ reportUsage: 1, reportCrash: 'true', privacyAnswered: true })).toEqual({
    reportUsage: false,
    reportCrash: false,
    privacyAnswered: true,
  })
  expect(privacyFrom({})).toEqual({ reportUsage: false, reportCrash: false, privacyAnswered: false })
})

test('[SET-12] all three are stored together, and nothing else', async () => {
  const kept: Partial<Record<DeviceChoiceName, unknown>> = {}
  const device = { choose: async (name: DeviceChoiceName, value: unknown) => void (kept[name] = value) }
  await storePrivacy(device, Object.assign({ privacyChanged: true }, UNASKED))
  expect(kept).toEqual({ privacy: UNASKED })
})
