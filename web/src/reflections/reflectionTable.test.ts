import { REFLECTION_KIND } from '@reprieve/contract/reflections/savedReflection.ts'
import { setDay, setReflectionNote, setScore } from '@reprieve/domain/reflections/editReflection.ts'
import { dayOfReflection } from '@reprieve/domain/reflections/reflection.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import { isMovedAway } from '@reprieve/domain/sync/movedAway.ts'
import { expect, test } from 'vitest'
import { storeDraft, offeredDrafts } from '../local/drafts.ts'
import { changeRows } from '../local/rows/changeRows.ts'
import { deleteById, undoDelete } from '../local/rows/deleteRows.ts'
import { type Diary, getRow, readRowsOfKind, routeIdFor } from '../local/rows/rows.ts'
import { trashedRows } from '../local/rows/trashedRows.ts'
import { CONFLICT_LOSER_KIND } from './conflictLoserTable.ts'
import { reflectionByRoute, reflectionOfDay } from './readReflections.ts'
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

const alive = async (diary: Diary) =>
  (await readRowsOfKind(diary, REFLECTION_KIND)).filter((row) => !isDeleted(row)).length

/** As if a request with it had been sent. */
const send = (diary: Diary, clientId: string) =>
  changeRows(diary, [clientId], ({ rows }) => ({ rows: [{ ...rows.get(clientId)!, sent: true }] }))

test('[REF-9, D30] a reflection has the id of its day, and its draft ends with the save', async () => {
  const diary = aReflectionDiary()
  await storeDraft(diary, { id: 'd', kind: REFLECTION_KIND, value: null })
  const made = await saveReflection(diary, {
    opened: anEmptyReflection(),
    finished: aScoredReflection(7),
    draftId: 'd',
  })
  const { clientId } = made.ok ? made.value : { clientId: '' }
  expect(made).toEqual(ok({ clientId, isNew: true, isAside: false }))
  expect(await offeredDrafts(diary)).toEqual([])
  expect(await reflectionOfDay(diary, TODAY)).toMatchObject({ score: 7, ref: { clientId, localId: 1 } })
  expect(diary.rung.at(-1)).toEqual([REFLECTION_KIND, 'drafts'])
})

test('[REF-9] a day that has one is not overwritten, and saving the same one again adds no second', async () => {
  const diary = aReflectionDiary()
  await saveAndReadReflection(diary, aScoredReflection(7, { note: 'slow' }))
  const again = { opened: anEmptyReflection(), draftId: 'd' }
  const other = await saveReflection(diary, { ...again, finished: aScoredReflection(2) })
  expect(other).toEqual(err('day-taken'))
  expect(await reflectionOfDay(diary, TODAY)).toMatchObject({ score: 7, note: 'slow' })
  const same = await saveReflection(diary, { ...again, finished: aScoredReflection(7, { note: 'slow' }) })
  expect(same).toMatchObject({ ok: true, value: { isNew: false } })
  expect(await alive(diary)).toBe(1)
})

test('[SYNC 1.4] an edit stamps its changes and leaves those from elsewhere', async () => {
  const diary = aReflectionDiary()
  const opened = await saveAndReadReflection(diary, aScoredReflection(7, { note: 'slow' }))
  const before = await getRow(diary, opened.ref.clientId)
  await saveReflection(diary, { opened, finished: toFinishedReflection(setScore(opened, 8)), draftId: 'd' })
  await saveReflection(diary, {
    opened,
    finished: toFinishedReflection(setReflectionNote(opened, 'fast')),
    draftId: 'd',
  })
  expect(await reflectionOfDay(diary, TODAY)).toMatchObject({ score: 8, note: 'fast' })
  const after = await getRow(diary, opened.ref.clientId)
  expect(after?.groups.get('timing')).toEqual(before?.groups.get('timing'))
  expect(after?.pend).toContain('note')
})

test('[REF-10, SYNC 1.1] another day is a new row and the end of the old one', async () => {
  const diary = aReflectionDiary()
  const opened = await saveAndReadReflection(diary, aScoredReflection(4, { note: 'a walk' }))
  const moved = toFinishedReflection(setDay(opened, YESTERDAY, NOW))
  expect(dayOfReflection(moved)).toBe(YESTERDAY)
  await send(diary, opened.ref.clientId)
  const made = await saveReflection(diary, { opened, finished: moved, draftId: 'd' })
  expect(made).toMatchObject({ ok: true, value: { isNew: false } })
  expect(await reflectionOfDay(diary, TODAY)).toBeNull()
  expect(await reflectionOfDay(diary, YESTERDAY)).toMatchObject({ score: 4, note: 'a walk' })
  const old = await getRow(diary, opened.ref.clientId)
  const next = await getRow(diary, made.ok ? made.value.clientId : '')
  expect(old !== null && isDeleted(old) && old.dirty).toBe(true)
  const stampsOf = (row: typeof old) => [...(row?.groups.values() ?? [])].map(({ s }) => s)
  expect(new Set(stampsOf(next)).size).toBe(1)
  expect(stampsOf(old)).not.toContain(stampsOf(next)[0])
})

test('[REF-10] one that no other device knows is moved without a tombstone, and never onto another', async () => {
  const diary = aReflectionDiary()
  const opened = await saveAndReadReflection(diary, aScoredReflection(4))
  await saveAndReadReflection(diary, aScoredReflection(9, { day: YESTERDAY }))
  const ask = { opened, finished: toFinishedReflection(setDay(opened, YESTERDAY, NOW)), draftId: 'd' }
  expect(await saveReflection(diary, ask)).toEqual(err('day-taken'))
  expect(await alive(diary)).toBe(2)
  const far = toFinishedReflection(setDay(opened, '2026-02-14', NOW))
  await saveReflection(diary, { ...ask, finished: far })
  expect(await getRow(diary, opened.ref.clientId)).toBeNull()
  expect(await reflectionOfDay(diary, '2026-02-14')).toMatchObject({ score: 4 })
})

test('[REF-14, D16] one written on a locked device for a day that has one is quarantined, overwrites nothing, and reveals nothing', async () => {
  const diary = aReflectionDiary()
  const unseen = { opened: anEmptyReflection(), draftId: 'd', isUnseen: true }
  expect(await saveReflection(diary, { ...unseen, finished: aScoredReflection(5) })).toMatchObject({
    ok: true,
    value: { isNew: false, isAside: false },
  })
  expect(await saveReflection(diary, { ...unseen, finished: aScoredReflection(1) })).toMatchObject({
    ok: true,
    value: { isNew: false, isAside: true },
  })
  expect(await reflectionOfDay(diary, TODAY)).toMatchObject({ score: 5 })
  expect(await offeredDrafts(diary)).toMatchObject([{ kind: CONFLICT_LOSER_KIND }])
})

test.each([false, true])('[REF-15] a delete can be taken back, sent: %s', async (isSent) => {
  const diary = aReflectionDiary()
  const { ref } = await saveAndReadReflection(diary, aScoredReflection(6, { note: 'kept' }))
  if (isSent) await send(diary, ref.clientId)
  const deleted = await deleteById(diary, ref.clientId)
  expect(await reflectionOfDay(diary, TODAY)).toBeNull()
  if (deleted.ok && deleted.value !== null) await undoDelete(diary, deleted.value)
  expect(await reflectionOfDay(diary, TODAY)).toMatchObject({ score: 6, note: 'kept' })
})

test('[REF-9, D32] a day whose reflection was deleted accepts a new one', async () => {
  const diary = aReflectionDiary()
  const { ref } = await saveAndReadReflection(diary, aScoredReflection(6, { note: 'old' }))
  await send(diary, ref.clientId)
  await deleteById(diary, ref.clientId)
  await saveAndReadReflection(diary, aScoredReflection(3))
  expect(await reflectionOfDay(diary, TODAY)).toMatchObject({ score: 3, note: '', ref })
})

test('[REF-16] it is found under the number of this device, and of the server', async () => {
  const diary = aReflectionDiary()
  const mine = await saveAndReadReflection(diary, aScoredReflection(6))
  expect(routeIdFor(mine.ref)).toBe('-1')
  expect(await reflectionByRoute(diary, '-1')).toEqual(mine)
  const { clientId } = mine.ref
  await changeRows(diary, [clientId], ({ rows }) => ({
    rows: [{ ...rows.get(clientId)!, idOnServer: 1_000_007 }],
  }))
  const known = await reflectionByRoute(diary, '1000007')
  expect(known).toMatchObject({ score: 6 })
  expect(await reflectionByRoute(diary, '-1')).toEqual(known)
  expect(known && routeIdFor(known.ref)).toBe('1000007')
  expect(await reflectionByRoute(diary, 'x')).toBeNull()
})

test('[SYNC-31] a day that is written again keeps its deleted reflection in the trash, sent before or not', async () => {
  for (const isSent of [true, false]) {
    const diary = aReflectionDiary()
    const { ref } = await saveAndReadReflection(diary, aScoredReflection(7, { note: 'slow' }))
    if (isSent) await send(diary, ref.clientId)
    await deleteById(diary, ref.clientId)
    await saveAndReadReflection(diary, aScoredReflection(2, { note: 'anew' }))
    expect(await reflectionOfDay(diary, TODAY)).toMatchObject({ score: 2, note: 'anew' })
    const [kept, ...more] = await trashedRows(diary)
    expect([kept?.clientId, kept?.values.get('note'), more]).toEqual([ref.clientId, { notes: 'slow' }, []])
  }
})

test.each([true, false])('[SYNC-39] moved to another day it is in no trash, sent: %s', async (isSent) => {
  const diary = aReflectionDiary()
  const opened = await saveAndReadReflection(diary, aScoredReflection(4, { note: 'a walk' }))
  if (isSent) await send(diary, opened.ref.clientId)
  const there = await saveReflection(diary, {
    opened,
    finished: toFinishedReflection(setDay(opened, YESTERDAY, NOW)),
    draftId: 'd',
  })
  const old = await getRow(diary, opened.ref.clientId)
  expect([await trashedRows(diary), old === null || isMovedAway(old)]).toEqual([[], true])
  // And back again: nothing of the move is left.
  const back = (await reflectionOfDay(diary, YESTERDAY))!
  if (isSent && there.ok) await send(diary, there.value.clientId)
  await saveReflection(diary, {
    opened: back,
    finished: toFinishedReflection(setDay(back, TODAY, NOW)),
    draftId: 'd',
  })
  expect([await alive(diary), await trashedRows(diary)]).toEqual([1, []])
  expect(await reflectionOfDay(diary, TODAY)).toMatchObject({ score: 4, note: 'a walk' })
})

test.each([true, false])(
  '[SYNC-39] values that arrived since it was opened are in the trash, sent: %s',
  async (isSent) => {
    const diary = aReflectionDiary()
    const opened = await saveAndReadReflection(diary, aScoredReflection(4, { note: 'a walk' }))
    if (isSent) await send(diary, opened.ref.clientId)
    const other = toFinishedReflection(setReflectionNote(opened, 'a long walk'))
    await saveReflection(diary, { opened, finished: other, draftId: 'd' })
    await saveReflection(diary, {
      opened,
      finished: toFinishedReflection(setDay(opened, YESTERDAY, NOW)),
      draftId: 'd',
    })
    const old = await getRow(diary, opened.ref.clientId)
    const kept = isSent ? [old] : await trashedRows(diary)
    expect(kept.length).toBe(1)
    expect(old !== null && isMovedAway(old)).toBe(false)
  },
)
