import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { afterEach, expect, test } from 'vitest'
import { storePart, readPart } from '../local/diaryParts.ts'
import type { Diary } from '../local/rows/rows.ts'
import { NOON } from '../local/testing/aDiary.ts'
import {
  aReflectionDiary,
  saveAndReadReflection,
  aScoredReflection,
  TODAY,
  YESTERDAY,
} from '../reflections/testing/aReflection.ts'
import { decideQuietLine } from './decideQuietLine.ts'
import { checkTextInBackground } from './checkTextInBackground.ts'
import { quietLineStore, quietLineSwitch, safetyStore } from './safetyNotices.ts'

afterEach(() => {
  quietLineSwitch.turn(true)
  quietLineStore.close()
  safetyStore.close()
})

/** At noon: the same day in every time zone. */
const aNoonDiary = (now: () => number = () => NOON): Diary => ({ ...aReflectionDiary(), now })

const OBLIQUE = 'I have made peace with it. Not long now.'
const HINT = 'My knee is sore. What is the point of it all.'
const ORDINARY = 'Slept badly, the knee is swollen again.'

const ask = (diary: Diary, text: string, isLowDay = false): Promise<boolean> =>
  decideQuietLine(diary, { text, isLowDay })

const dayBefore = (days: number): string =>
  new Date(Date.parse(`${TODAY}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)

test('[SAFE-22] a note that talks around it shows the line on the screen that follows, and no card', async () => {
  const diary = aNoonDiary()
  await checkTextInBackground(diary, { text: OBLIQUE, writtenAt: '/here' })
  expect(quietLineStore.current()).toEqual({ diary, writtenAt: '/here' })
  expect(safetyStore.current()).toBeNull()
})

test('[SAFE-22] a card replaces the line, and an ordinary note shows neither', async () => {
  const diary = aNoonDiary()
  await checkTextInBackground(diary, { text: `I want to die. ${OBLIQUE}`, writtenAt: '/here' })
  expect(safetyStore.current()?.danger).toBe('crisis')
  expect(quietLineStore.current()).toBeNull()
  safetyStore.close()
  await checkTextInBackground(diary, { text: ORDINARY, writtenAt: '/here' })
  expect([safetyStore.current(), quietLineStore.current()]).toEqual([null, null])
})

test('[SAFE-23] it is shown once a day, and only the day is stored', async () => {
  let now = NOON
  const diary = aNoonDiary(() => now)
  expect([await ask(diary, OBLIQUE), await ask(diary, OBLIQUE)]).toEqual([true, false])
  expect(await readPart(diary, 'safety', (kept) => kept)).toEqual({ lineShownOn: TODAY })
  now += DAY_MS
  expect(await ask(diary, OBLIQUE)).toBe(true)
})

test('[SAFE-23] the day and the data of the cards do not overwrite each other', async () => {
  const diary = aNoonDiary()
  await storePart(diary, 'safety', { shown: { chest: 7 } })
  await ask(diary, OBLIQUE)
  await checkTextInBackground(diary, { text: 'I want to die', writtenAt: '' })
  expect(await readPart(diary, 'safety', (kept) => kept)).toEqual({
    shown: { chest: 7, crisis: diary.now() },
    lineShownOn: TODAY,
  })
})

test('[SAFE-23] switched off on this device, or in a locked diary, it is not shown and nothing is stored', async () => {
  const diary = aNoonDiary()
  quietLineSwitch.turn(false)
  expect(await ask(diary, OBLIQUE)).toBe(false)
  quietLineSwitch.turn(true)
  const locked = { ...diary, codec: { ...diary.codec, isLocked: true as const } }
  expect(await ask(locked, OBLIQUE)).toBe(false)
  expect(await readPart(diary, 'safety', (kept) => kept)).toBeUndefined()
})

test('[SAFE-21] after three low days a hint is enough, and one more low day without any text', async () => {
  const diary = aNoonDiary()
  expect([await ask(diary, HINT), await ask(diary, '', true)]).toEqual([false, false])
  await saveAndReadReflection(diary, aScoredReflection(1))
  await saveAndReadReflection(diary, aScoredReflection(0, { day: YESTERDAY }))
  await saveAndReadReflection(diary, aScoredReflection(1, { day: dayBefore(3) }))
  expect(await ask(diary, ORDINARY)).toBe(false)
  expect(await ask(diary, HINT)).toBe(true)
  await storePart(diary, 'safety', {})
  expect(await ask(diary, '', true)).toBe(true)
})
