import { setReflectionNote, setScore } from '@reprieve/domain/reflections/editReflection.ts'
import { dayOfReflection } from '@reprieve/domain/reflections/reflection.ts'
import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { openEditSession } from '../editing/editSession.ts'
import type { Diary } from '../local/rows/rows.ts'
import { storeConflictLosers } from './conflictLoserTable.ts'
import { startLockedReflection, openReflection, type ReflectionOpenRequest } from './openReflection.ts'
import {
  listTrashedReflectionDrafts,
  reflectionDraftId,
  storeReflectionDraft,
  listConflictLosers,
  listReflectionDrafts,
  restoreReflectionDraft,
} from './reflectionDraft.ts'
import { reflectionForm } from './reflectionForm.ts'
import { saveReflection } from './reflectionTable.ts'
import {
  aReflectionDiary,
  anEmptyReflection,
  toFinishedReflection,
  NOW,
  saveAndReadReflection,
  aScoredReflection,
  TODAY,
  YESTERDAY,
} from './testing/aReflection.ts'
import {
  findConflictLoserFault,
  continueConflictLoser,
  nextReflectionConflict,
  resolveReflectionConflict,
} from './unfinishedReflections.ts'

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
  const mine = await saveAndReadReflection(diary, aScoredReflection(7))
  expect((await begun(diary)).opened).toEqual(mine)
  expect((await begun(diary, { id: '-1' })).opened).toEqual(mine)
  expect(await openReflection(diary, { id: '-9', day: null }, NOW)).toEqual({ is: 'not-here' })
})

test('[REF-13] a draft is opened again as it was left, of a new one and of a saved one', async () => {
  const diary = aReflectionDiary()
  const opened = anEmptyReflection()
  const typed = setReflectionNote(opened, 'half a sent')
  await storeReflectionDraft(diary, { id: reflectionDraftId(opened), opened, now: typed })
  expect(await begun(diary)).toMatchObject({ isKept: true, opened, now: typed })
  await saveReflection(diary, { opened, finished: aScoredReflection(7), draftId: reflectionDraftId(opened) })
  expect(await listReflectionDrafts(diary)).toEqual([])

  const mine = (await begun(diary)).opened
  await storeReflectionDraft(diary, { id: reflectionDraftId(mine), opened: mine, now: setScore(mine, 2) })
  expect(await begun(diary, { id: '-1' })).toMatchObject({ isKept: true, opened: mine, now: { score: 2 } })
})

test('[REF-14, D16] on a locked device it begins empty and writes over no draft', async () => {
  const unseen = startLockedReflection(ASKED, NOW)
  expect(unseen).toMatchObject({ isKept: false, now: { score: null, note: '' } })
  expect(unseen.draftId).not.toBe(reflectionDraftId(unseen.opened))
})

test('[REF-12] a draft for a day that has one by now is quarantined, also without a score', async () => {
  const diary = aReflectionDiary()
  const opened = anEmptyReflection()
  await storeReflectionDraft(diary, { id: 'locked', opened, now: setReflectionNote(opened, 'typed unseen') })
  const mine = await saveAndReadReflection(diary, aScoredReflection(7))
  expect(await begun(diary, { draftId: 'locked' })).toMatchObject({ isKept: false, now: mine })
  expect(await listReflectionDrafts(diary)).toEqual([])
  expect(await nextReflectionConflict(diary)).toMatchObject({ there: mine, other: { note: 'typed unseen' } })
})

test.each([
  ['keep', { score: 5, note: 'morning' }],
  ['replace', { score: 1, note: 'evening' }],
  ['join', { score: 5, note: 'morning\n\nevening' }],
] as const)('[REF-12, D16] two of a day are settled: %s', async (how, after) => {
  const diary = aReflectionDiary()
  await saveAndReadReflection(diary, aScoredReflection(5, { note: 'morning' }))
  const unseen = { opened: anEmptyReflection(), draftId: 'd', isUnseen: true }
  await saveReflection(diary, { ...unseen, finished: aScoredReflection(1, { note: 'evening' }) })
  const two = await nextReflectionConflict(diary)
  expect(two).not.toBeNull()
  if (two !== null) await resolveReflectionConflict(diary, two, how)
  expect((await begun(diary, { day: TODAY })).opened).toMatchObject(after)
  expect(await nextReflectionConflict(diary)).toBeNull()
  expect(await listConflictLosers(diary)).toEqual([])
})

test('[REF-12] a draft that adds nothing to the existing one asks nothing', async () => {
  const diary = aReflectionDiary()
  const unseen = { opened: anEmptyReflection(), draftId: 'd', isUnseen: true }
  await saveReflection(diary, {
    ...unseen,
    finished: aScoredReflection(5, { note: 'a day of rest\n\nand tea' }),
  })
  await saveReflection(diary, { ...unseen, finished: aScoredReflection(5, { note: 'a day of rest' }) })
  expect(await listConflictLosers(diary)).toHaveLength(1)
  expect(await nextReflectionConflict(diary)).toBeNull()
  expect(await listConflictLosers(diary)).toEqual([])
})

test('[REF-17] a quarantined one without a score, whose day has none any more, says why and can be completed', async () => {
  const diary = aReflectionDiary()
  await storeConflictLosers(diary, [setReflectionNote(anEmptyReflection(), 'typed unseen')])
  const two = (await nextReflectionConflict(diary))!
  expect([two.there, findConflictLoserFault(diary, two)]).toEqual([null, 'score-missing'])
  expect(await resolveReflectionConflict(diary, two, 'replace')).toEqual(err('score-missing'))
  expect(await listConflictLosers(diary)).toHaveLength(1)

  await continueConflictLoser(diary, two)
  expect([await listConflictLosers(diary), await nextReflectionConflict(diary)]).toEqual([[], null])
  const { opened, now, draftId, isKept } = await begun(diary, { draftId: two.id, day: TODAY })
  expect([isKept, now.note, opened.note]).toEqual([true, 'typed unseen', ''])
  await saveReflection(diary, { opened, finished: toFinishedReflection(setScore(now, 4)), draftId })
  expect((await begun(diary)).opened).toMatchObject({ score: 4, note: 'typed unseen' })
  expect(await listReflectionDrafts(diary)).toEqual([])
})

test('[REF-17] with a score it is saved as before', async () => {
  const diary = aReflectionDiary()
  await storeConflictLosers(diary, [aScoredReflection(3)])
  const two = (await nextReflectionConflict(diary))!
  expect(findConflictLoserFault(diary, two)).toBeNull()
  expect((await resolveReflectionConflict(diary, two, 'replace')).ok).toBe(true)
  expect((await begun(diary)).opened).toMatchObject({ score: 3 })
})

test('[REC-50, D36] a closed reflection is restored to its day, beside a newer draft', async () => {
  const diary = aReflectionDiary()
  const id = reflectionDraftId(anEmptyReflection())
  const closed = { id, opened: anEmptyReflection(), now: setReflectionNote(anEmptyReflection(), 'closed') }
  const close = (): Promise<unknown> => {
    const form = reflectionForm(diary, { ...closed, draftId: id, isKept: false }, { isUnseen: false })
    return openEditSession(diary, form).discard()
  }
  await close()
  expect(await listTrashedReflectionDrafts(diary)).toMatchObject([closed])
  await restoreReflectionDraft(diary, closed)
  expect([await listTrashedReflectionDrafts(diary), await begun(diary)]).toMatchObject([
    [],
    { now: closed.now },
  ])

  await close()
  await storeReflectionDraft(diary, { ...closed, now: setReflectionNote(anEmptyReflection(), 'begun since') })
  await restoreReflectionDraft(diary, closed)
  const notes = (await listReflectionDrafts(diary)).map(({ now }) => now.note)
  expect(new Set(notes)).toEqual(new Set(['closed', 'begun since']))
})
