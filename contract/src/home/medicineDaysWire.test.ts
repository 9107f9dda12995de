import { expect, test } from 'vitest'
import { noteRated } from '@reprieve/domain/home/storedHome.ts'
import { homeFromSettings, homeToSettings } from './homeWire.ts'
import { medicineDaysFromSettings, medicineDaysToSettings } from './medicineDaysWire.ts'

const UNTOLD = { isOn: null, limit: null }
const KEPT = { moon: { phase: 2 }, medicine_days: { on: 0, limit: 10, colour: 'blue' } }

test('[MDAY-3, MDAY-7] the choice is read and written beside what a newer app stored', () => {
  expect(medicineDaysFromSettings(KEPT)).toEqual({ isOn: false, limit: 10 })
  expect(medicineDaysToSettings(KEPT, { isOn: true, limit: 10 })).toEqual({
    moon: { phase: 2 },
    medicine_days: { on: 1, limit: 10, colour: 'blue' },
  })
  expect(medicineDaysToSettings(KEPT, { isOn: false, limit: null })['medicine_days']).toMatchObject({
    limit: null,
  })
})

test('[MDAY-3] switching the card on writes no limit, and no choice writes nothing', () => {
  expect(medicineDaysToSettings({}, { isOn: true, limit: null })).toEqual({ medicine_days: { on: 1 } })
  expect(medicineDaysToSettings({}, UNTOLD)).toEqual({})
})

test.each([
  undefined,
  7,
  [],
  'on',
  {},
  { on: 2 },
  { on: true },
  { limit: 0 },
  { limit: 31 },
  { limit: '10' },
])('[MDAY-3, SYNC I14] %j says nothing, and stays as it is', (value) => {
  const kept = { medicine_days: value }
  expect(medicineDaysFromSettings(kept)).toEqual(UNTOLD)
  expect(medicineDaysToSettings(kept, UNTOLD)).toBe(kept)
})

test('[HOME-24, SYNC I14] an app that does not know the key keeps it when it changes the cards', () => {
  const home = noteRated(homeFromSettings(KEPT), 'web')
  expect(homeToSettings(KEPT, home)).toMatchObject(KEPT)
})
