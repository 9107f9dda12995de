import { expect, test } from 'vitest'
import { readReplacedValues } from '../local/rows/replacedValues.ts'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { recordDay } from '../records/recordDay.ts'
import { runSync } from './runSync.ts'
import { aPass, makeTestId, writeTestRecord, type TestPass } from './testing/aPass.ts'
import { WireServer } from './testing/wireServer.ts'

const ID = makeTestId(1)

function twoDevices(): { devices: [TestPass, TestPass]; later: () => void } {
  const server = new WireServer()
  let now = NOON
  const device = (): TestPass => aPass({ server, diary: aDiary({ dayOf: recordDay, now: () => now }) })
  return { devices: [device(), device()], later: () => void (now += 60_000) }
}

const valuesOn = async ({ diary }: TestPass): Promise<unknown[]> =>
  (await readReplacedValues(diary, ID)).map(({ value }) => value)

test('[SYNC-32] a local value that lost to a later one of another device is kept for the person', async () => {
  const { devices, later } = twoDevices()
  const [one, other] = devices
  await writeTestRecord(one.diary, ID, { severity: 4 })
  for (const pass of [one, other]) await runSync(pass)
  await writeTestRecord(other.diary, ID, { severity: 8 })
  later()
  await writeTestRecord(one.diary, ID, { severity: 6 })
  for (const pass of [one, other, one]) await runSync(pass)
  expect(await valuesOn(other)).toEqual([{ severity: 8 }])
  // Its change was the last one, so nothing of it was replaced.
  expect(await valuesOn(one)).toEqual([])
})

test('[SYNC-32] a value written here and sent long ago that another device changed is kept too', async () => {
  const { devices, later } = twoDevices()
  const [one, other] = devices
  await writeTestRecord(one.diary, ID, { severity: 4 })
  for (const pass of [one, other]) await runSync(pass)
  later()
  await writeTestRecord(other.diary, ID, { severity: 9 })
  for (const pass of [other, one]) await runSync(pass)
  expect(await valuesOn(one)).toEqual([{ severity: 4 }])
  expect(await valuesOn(other)).toEqual([])
})
