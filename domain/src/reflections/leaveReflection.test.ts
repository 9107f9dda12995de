import { expect, test } from 'vitest'
import { setActivity, setDay, setReflectionNote, setScore } from './editReflection.ts'
import { asksBeforeLeavingReflection, changedReflectionGroups } from './leaveReflection.ts'
import { emptyReflection, type Reflection } from './reflection.ts'

const NOW = { at: Date.UTC(2026, 10, 15, 20, 0), offset: 0 }
const OPENED = emptyReflection(NOW)
const WALK = { id: 'w', text: 'Walk' }
const READ = { id: 'r', text: 'Reading' }
const saved: Reflection = {
  ...setActivity(setActivity(setScore(OPENED, 4), WALK, true), READ, true),
  ref: { kind: 'saved', clientId: 'c', localId: 1, serverId: null },
}

test.each([
  ['score', setScore(OPENED, 0), ['score']],
  ['activities', setActivity(OPENED, WALK, true), ['meaningful_activities']],
  ['note', setReflectionNote(OPENED, 'slow'), ['note']],
] as const)('[REF-8] a new reflection with a %s asks', (_, draft, groups) => {
  expect(changedReflectionGroups(OPENED, draft)).toEqual(groups)
  expect(asksBeforeLeavingReflection(OPENED, draft)).toBe(true)
})

test('[REF-8] an empty new one asks nothing, also on another day or with spaces typed', () => {
  const moved = setReflectionNote(setDay(OPENED, '2026-11-13', NOW), ' \n')
  expect(asksBeforeLeavingReflection(OPENED, moved)).toBe(false)
})

test('[REF-8] a saved one asks when it was changed, emptied or moved to another day, and not otherwise', () => {
  const asks = [setScore(saved, 5), setActivity(saved, WALK, false), setDay(saved, '2026-11-13', NOW)]
  expect(asks.map((draft) => asksBeforeLeavingReflection(saved, draft))).toEqual([true, true, true])
  const same = [
    saved,
    setActivity(setActivity(saved, WALK, false), WALK, true),
    { ...saved, at: saved.at + 1 },
  ]
  expect(same.map((draft) => asksBeforeLeavingReflection(saved, draft))).toEqual([false, false, false])
})
