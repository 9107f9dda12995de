import { expect, test } from 'vitest'
import { openDeviceDatabase } from '../local/database/deviceDatabase.ts'
import { fakeEngine } from '../local/testing/fakeEngine.ts'
import { answerPrivacyQuestion, isPrivacyAsked } from './privacyQuestion.ts'

const ENDPOINT = 'https://reports.example.org'

test('[ONB-9, D26] it is asked if the operator named an endpoint, until it is answered', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  expect(await isPrivacyAsked(device, null)).toBe(false)
  expect(await isPrivacyAsked(device, ENDPOINT)).toBe(true)
  await answerPrivacyQuestion(device, { reportUsage: false, reportCrash: false })
  expect(await isPrivacyAsked(device, ENDPOINT)).toBe(false)
})

test('[ONB-9, SET-9] the answer sets both switches, and that it was answered', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  await answerPrivacyQuestion(device, { reportUsage: false, reportCrash: true })
  expect(await device.choice('privacy')).toEqual({
    reportUsage: false,
    reportCrash: true,
    privacyAnswered: true,
  })
})
