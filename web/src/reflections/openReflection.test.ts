import { setReflectionNote, setScore } from '@reprieve/domain/reflections/editReflection.ts'
import { dayOfReflection } from '@reprieve/domain/reflections/reflection.ts'
import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import type { Diary } from '../local/rows/rows.ts'
import { keepAside } from './asideTable.ts'
import { begunUnseen, openReflection, type ReflectionOpenRequest } from './openReflection.ts'
import {
  closedReflections,
  draftIdOf,
  keepReflectionDraft,
  keptAside,
  offeredReflections,
  takeReflectionBack,
  throwReflectionAway,
} from './reflectionDraft.ts'
import { saveReflection } from './reflectionTable.ts'
import { faultOfOther, goOnWithOther, nextToSettle, settleTwo } from './settleAside.ts'
import {
  aReflectionDiary,
  empty,
  finished,
  NOW,
  saved,
  scored,
  TODAY,
  YESTERDAY,
} from './testing/aReflection.ts'

const ASKED: ReflectionOpenRequest = { id: undefined, day: null }
const begun = async (diary: Diary, asked: Partial<ReflectionOpenRequest> = {}) => {
  const opened = await openReflection(diary, { ...ASKED, ...asked }, NOW)
  if (opened.is !== 'here') throw new Error('not here')
  return opened.begun
}

test('[REF-4] a day without one begins empty', async () => {
  const diary = aReflectionDiary()
  expect(await begun(diary)).toMatchObject({
    isKept: false,
    now: { score: null, ref: { kind: 'not-saved-yet' } },
  })
  const { opened } = await begun(diary, { day: YESTERDAY })
  expect(dayOfReflection(opened)).toBe(YESTERDAY)
})

test('[REF-9] a day that has one opens it, by its day and by its number; an unknown number is not here', async () => {
  const diary = aReflectionDiary()
  const mine = await saved(diary, scored(7))
  expect((await begun(diary)).opened).toEqual(mine)
  expect((await begun(diary, { id: '-1' })).opened).toEqual(mine)
  expect(await openReflection(diary, { id: '-9', day: null }, NOW)).toEqual({ is: 'not-here' })
})

test('[REF-13] what was begun is opened again as it was left, of a new one and of a saved one', async () => {
  const diary = aReflectionDiary()
  const opened = empty()
  const typed = setReflectionNote(opened, 'half a sent')
  await keepReflectionDraft(diary, { id: draftIdOf(opened), opened, now: typed })
  expect(await begun(diary)).toMatchObject({ isKept: true, opened, now: typed })
  await saveReflection(diary, { opened, finished: scored(7), draftId: draftIdOf(opened) })
  expect(await offeredReflections(diary)).toEqual([])

  const mine = (await begun(diary)).opened
  await keepReflectionDraft(diary, { id: draftIdOf(mine), opened: mine, now: setScore(mine, 2) })
  expect(await begun(diary, { id: '-1' })).toMatchObject({ isKept: true, opened: mine, now: { score: 2 } })
})

test('[REF-14, D16] on a locked device it begins empty and writes over no draft', async () => {
  const unseen = begunUnseen(ASKED, NOW)
  expect(unseen).toMatchObject({ isKept: false, now: { score: null, note: '' } })
  expect(unseen.draftId).not.toBe(draftIdOf(unseen.opened))
})

test('[REF-12] what was begun for a day that has one by now is kept aside, also without a score', async () => {
  const diary = aReflectionDiary()
  const opened = empty()
  await keepReflectionDraft(diary, { id: 'locked', opened, now: setReflectionNote(opened, 'typed unseen') })
  const mine = await saved(diary, scored(7))
  expect(await begun(diary, { draftId: 'locked' })).toMatchObject({ isKept: false, now: mine })
  expect(await offeredReflections(diary)).toEqual([])
  expect(await nextToSettle(diary)).toMatchObject({ there: mine, other: { note: 'typed unseen' } })
})

test.each([
  ['keep', { score: 5, note: 'morning' }],
  ['replace', { score: 1, note: 'evening' }],
  ['join', { score: 5, note: 'morning\n\nevening' }],
] as const)('[REF-12, D16] two of a day are settled: %s', async (how, after) => {
  const diary = aReflectionDiary()
  await saved(diary, scored(5, { note: 'morning' }))
  const unseen = { opened: empty(), draftId: 'd', isUnseen: true }
  await saveReflection(diary, { ...unseen, finished: scored(1, { note: 'evening' }) })
  const two = await nextToSettle(diary)
  expect(two).not.toBeNull()
  if (two !== null) await settleTwo(diary, two, how)
  expect((await begun(diary, { day: TODAY })).opened).toMatchObject(after)
  expect(await nextToSettle(diary)).toBeNull()
  expect(await keptAside(diary)).toEqual([])
})

test('[REF-12] what says nothing more than the one that is there asks nothing', async () => {
  const diary = aReflectionDiary()
  const unseen = { opened: empty(), draftId: 'd', isUnseen: true }
  await saveReflection(diary, { ...unseen, finished: scored(5, { note: 'a day of rest\n\nand tea' }) })
  await saveReflection(diary, { ...unseen, finished: scored(5, { note: 'a day of rest' }) })
  expect(await keptAside(diary)).toHaveLength(1)
  expect(await nextToSettle(diary)).toBeNull()
  expect(await keptAside(diary)).toEqual([])
})

test('[REF-17] one kept aside without a score, whose day has none any more, is told why and can be finished', async () => {
  const diary = aReflectionDiary()
  await keepAside(diary, [setReflectionNote(empty(), 'typed unseen')])
  const two = (await nextToSettle(diary))!
  expect([two.there, faultOfOther(diary, two)]).toEqual([null, 'score-missing'])
  expect(await settleTwo(diary, two, 'replace')).toEqual(err('score-missing'))
  expect(await keptAside(diary)).toHaveLength(1)

  await goOnWithOther(diary, two)
  expect([await keptAside(diary), await nextToSettle(diary)]).toEqual([[], null])
  const { opened, now, draftId, isKept } = await begun(diary, { draftId: two.id, day: TODAY })
  expect([isKept, now.note, opened.note]).toEqual([true, 'typed unseen', ''])
  await saveReflection(diary, { opened, finished: finished(setScore(now, 4)), draftId })
  expect((await begun(diary)).opened).toMatchObject({ score: 4, note: 'typed unseen' })
  expect(await offeredReflections(diary)).toEqual([])
})

test('[REF-17] with a score it is saved as before', async () => {
  const diary = aReflectionDiary()
  await keepAside(diary, [scored(3)])
  const two = (await nextToSettle(diary))!
  expect(faultOfOther(diary, two)).toBeNull()
  expect((await settleTwo(diary, two, 'replace')).ok).toBe(true)
  expect((await begun(diary)).opened).toMatchObject({ score: 3 })
})

test('[REC-50, D36] a reflection that was closed is taken back to its day, beside what was begun there since', async () => {
  const diary = aReflectionDiary()
  const id = draftIdOf(empty())
  const closed = { id, opened: empty(), now: setReflectionNote(empty(), 'closed') }
  await throwReflectionAway(diary, closed)
  expect(await closedReflections(diary)).toMatchObject([closed])
  await takeReflectionBack(diary, closed)
  expect([await closedReflections(diary), await begun(diary)]).toMatchObject([[], { now: closed.now }])

  await throwReflectionAway(diary, closed)
  await keepReflectionDraft(diary, { ...closed, now: setReflectionNote(empty(), 'begun since') })
  await takeReflectionBack(diary, closed)
  const notes = (await offeredReflections(diary)).map(({ now }) => now.note)
  expect(new Set(notes)).toEqual(new Set(['closed', 'begun since']))
})
