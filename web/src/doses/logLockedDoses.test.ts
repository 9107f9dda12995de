import { err, ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { offeredDrafts } from '../local/drafts.ts'
import { lockedCodec, openCodec } from '../local/lock/lockCodec.ts'
import { aLock } from '../local/lock/testing/aLock.ts'
import { loadSyncState } from '../local/rows/syncStateStore.ts'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { allMedications } from '../medications/medicationTable.ts'
import { recordDay } from '../records/recordDay.ts'
import { latestDoses } from './doseTable.ts'
import { logDoseByName, logLockedDoses } from './lockedDoses.ts'

const FORM = { amount: null, taken: { at: NOON, offset: 60 }, severity: null }

/** One diary in a locked page and in an unlocked one. */
async function twoPages() {
  const { record, dek } = await aLock()
  const [locked, open] = [await lockedCodec(record), await openCodec(record, dek)]
  if (!locked.ok || !open.ok) throw new Error('no lock')
  const diary = aDiary({ dayOf: recordDay })
  return { locked: { ...diary, codec: locked.value }, open: { ...diary, codec: open.value } }
}

test('[LOCK-11, DOSE-8] a dose written while locked is logged after unlocking, once', async () => {
  const { locked, open } = await twoPages()
  const unseen = { id: 'form', name: 'Naproxen', form: FORM }
  expect(await logDoseByName(locked, unseen)).toEqual(ok(undefined))
  expect(await logDoseByName(locked, { ...unseen, id: 'second' })).toEqual(ok(undefined))
  expect(await latestDoses(open, 5)).toEqual([])
  await logLockedDoses(open)
  const [doses, known] = [await latestDoses(open, 5), await allMedications(open)]
  expect(doses.map(({ id, what }) => [id, what.text])).toEqual([
    ['second', 'Naproxen'],
    ['form', 'Naproxen'],
  ])
  expect([known.length, await offeredDrafts(open)]).toEqual([1, []])
})

test('[LOCK-11] broken off between the dose and the end of its draft, it is there once', async () => {
  const { locked, open } = await twoPages()
  const unseen = { id: 'form', name: 'Naproxen', form: FORM }
  await logDoseByName(locked, unseen)
  await logDoseByName(open, unseen)
  await logLockedDoses(open)
  expect([(await latestDoses(open, 5)).length, (await allMedications(open)).length]).toEqual([1, 1])
})

test('[LOCK-11] faults are reported while it is locked', async () => {
  const { locked, open } = await twoPages()
  expect(await logDoseByName(locked, { id: 'form', name: ' ', form: FORM })).toEqual(err('name-empty'))
  const ahead = { ...FORM, taken: { at: NOON + 3_600_000, offset: 0 } }
  expect(await logDoseByName(locked, { id: 'form', name: 'A', form: ahead })).toEqual(err('in-the-future'))
  expect(await offeredDrafts(open)).toEqual([])
})

test('[LOCK-11] a dose written while the clock was ahead is logged when it is right again', async () => {
  const { locked, open } = await twoPages()
  const at = NOON + 90 * 86_400_000
  const unseen = { id: 'form', name: 'Naproxen', form: { ...FORM, taken: { at, offset: 60 } } }
  expect(await logDoseByName({ ...locked, now: () => at }, unseen)).toEqual(ok(undefined))
  await logLockedDoses(open)
  expect((await latestDoses(open, 5)).map(({ id, takenAt }) => [id, takenAt])).toEqual([['form', at]])
  expect(await offeredDrafts(open)).toEqual([])
  // The clock of the device is not ahead because of that.
  const { state } = await loadSyncState(open)
  expect(state.clock.hlc.ms).toBe(NOON)
})

test('[LOCK-11] another draft stays as it is', async () => {
  const { open } = await twoPages()
  const { storeDraft } = await import('../local/drafts.ts')
  await storeDraft(open, { id: 'x', kind: 'dose-unseen', value: { name: 4 } })
  await logLockedDoses(open)
  expect((await offeredDrafts(open)).map(({ id }) => id)).toEqual(['x'])
})
