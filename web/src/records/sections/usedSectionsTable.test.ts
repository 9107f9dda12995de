import { err, ok } from '@reprieve/domain/result.ts'
import { switchSection } from '@reprieve/domain/records/usedSections.ts'
import { expect, test } from 'vitest'
import { aDiary } from '../../local/testing/aDiary.ts'
import { readSettings, saveSettings } from '../../settings/saving/settingsTable.ts'
import { changeStoredSections } from './usedSectionsTable.ts'

const PREF = 'home_cards'

test('[SIMPLE-2] simultaneous presses are all kept, and the other settings stay', async () => {
  const diary = aDiary()
  await saveSettings(diary, PREF, { opened: {}, now: { simple: 1, moon: { phase: 2 } } })
  await Promise.all([
    changeStoredSections(diary, (stored) => switchSection(stored, 'symptoms', false)),
    changeStoredSections(diary, (stored) => switchSection(stored, 'notes', false)),
    changeStoredSections(diary, (stored) => switchSection(stored, 'symptoms', true)),
  ])
  const { sections, ...others } = await readSettings(diary, PREF)
  expect(others).toEqual({ simple: 1, moon: { phase: 2 } })
  expect(sections).toEqual(switchSection(null, 'notes', false))
})

test('[SIMPLE-2] when all are used again, nothing is stored: a later section is then used as well', async () => {
  const diary = aDiary()
  await changeStoredSections(diary, (stored) => switchSection(stored, 'notes', false))
  expect(await changeStoredSections(diary, (stored) => switchSection(stored, 'notes', true))).toEqual(
    ok(null),
  )
  expect(await readSettings(diary, PREF)).toEqual({})
})

test('[SIMPLE-2] a change that the device cannot store is said, and nothing is changed', async () => {
  const diary = aDiary()
  diary.tables = { ...diary.tables, write: () => Promise.resolve(err('no-room')) }
  const changed = await changeStoredSections(diary, (stored) => switchSection(stored, 'notes', false))
  expect(changed).toEqual(err('no-room'))
  expect(await readSettings(diary, PREF)).toEqual({})
})
