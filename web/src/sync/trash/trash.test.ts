import { reflectionClientId } from '@reprieve/contract/ids.ts'
import { reflectionToGroups, reflectionMeta } from '@reprieve/contract/reflections/reflectionWire.ts'
import { setDay } from '@reprieve/domain/reflections/editReflection.ts'
import { dayOfReflection } from '@reprieve/domain/reflections/reflection.ts'
import { ok } from '@reprieve/domain/result.ts'
import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import { expect, test } from 'vitest'
import { emptyTrash } from '../../local/drafts.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import { deleteById } from '../../local/rows/deleteRows.ts'
import { getRow, type Diary } from '../../local/rows/rows.ts'
import type { Shelved } from '../../local/tables.ts'
import { NOON } from '../../local/testing/aDiary.ts'
import { reflectionOfDay } from '../../reflections/readReflections.ts'
import { listConflictLosers } from '../../reflections/reflectionDraft.ts'
import { saveReflection } from '../../reflections/reflectionTable.ts'
import {
  anEmptyReflection,
  toFinishedReflection,
  NOW,
  aScoredReflection,
  TODAY,
  YESTERDAY,
} from '../../reflections/testing/aReflection.ts'
import { runSync } from '../runSync.ts'
import {
  aPass,
  askWireServer,
  makeTestId,
  rowAt,
  writeTestRecord,
  writeItem,
  writeRow,
  type TestPass,
} from '../testing/aPass.ts'
import { withItemName, restoreTrashed } from './TrashRows.tsx'
import { findTrash } from './findTrash.ts'
import { wipeDeleted } from './wipeDeleted.ts'

const DAY = 86_400_000
const DONE = { is: 'done' }
const at = (diary: Diary, now: number): Diary => ({ ...diary, now: () => now })
const groupsAt = async (diary: Diary, id: string) => [...(await rowAt(diary, id)).groups.keys()].sort()
const isLiving = async (diary: Diary, id: string) => {
  const row = await getRow(diary, id)
  return row !== null && !isDeleted(row)
}

/** Another device of the same person. */
const another = (pass: TestPass): TestPass => aPass({ server: pass.server })

async function restoreFirst(diary: Diary) {
  const [first] = await findTrash(diary)
  if (first === undefined) throw new Error('the trash is empty')
  return restoreTrashed(diary, first)
}

test('[SYNC-31] each kind is in the trash when it is deleted, sent or not, and comes back whole', async () => {
  for (const isSent of [true, false]) {
    const pass = aPass()
    const { diary } = pass
    await writeTestRecord(diary, makeTestId(1), { severity: 7, note: 'words' })
    await writeRow(diary, { clientId: makeTestId(2), kind: 'condition' }, { name: { value: 'Headaches' } })
    await writeRow(
      diary,
      { clientId: makeTestId(3), kind: 'medication' },
      { name: { common_name: 'Naproxen', brand_name: 'Generic' } },
    )
    await writeItem(diary, makeTestId(4), 'Behind the ear')
    await writeRow(
      diary,
      { clientId: makeTestId(5), kind: 'dose' },
      { timing: { timing: NOON, time_offset: 0 } },
    )
    const ids = [1, 2, 3, 4, 5].map(makeTestId)
    if (isSent) await runSync(pass)
    const before = await Promise.all(ids.map((id) => groupsAt(diary, id)))
    for (const id of ids) await deleteById(diary, id)

    const trash = await findTrash(diary)
    expect(trash.map(({ clientId }) => clientId).sort()).toEqual(ids)
    for (const one of trash) expect(await restoreTrashed(diary, one)).toEqual(ok('restored'))
    expect(await findTrash(diary)).toEqual([])
    expect(await Promise.all(ids.map((id) => isLiving(diary, id)))).toEqual(ids.map(() => true))
    expect(await Promise.all(ids.map((id) => groupsAt(diary, id)))).toEqual(before)
  }
})

test('[SYNC-31, D32] deleted on one device and restored on another, it is live on both', async () => {
  const first = aPass()
  await writeTestRecord(first.diary, makeTestId(1), { severity: 7 })
  await runSync(first)
  await deleteById(first.diary, makeTestId(1))
  await runSync(first)
  const second = another(first)
  await runSync(second)

  expect(await restoreFirst(second.diary)).toEqual(ok('restored'))
  expect(await runSync(second)).toEqual(DONE)
  await runSync(first)
  expect([await isLiving(first.diary, makeTestId(1)), await findTrash(first.diary)]).toEqual([true, []])
})

test('[SYNC-31] restored without having been sent, it is sent once', async () => {
  const pass = aPass()
  await writeTestRecord(pass.diary, makeTestId(1), { severity: 7 })
  await deleteById(pass.diary, makeTestId(1))
  await restoreFirst(pass.diary)
  expect(await runSync(pass)).toEqual(DONE)
  expect(pass.server.content.items.size).toBe(1)
})

test('[SYNC-31] pressed twice, or restored elsewhere meanwhile, nothing is done a second time', async () => {
  const { diary } = aPass()
  await writeTestRecord(diary, makeTestId(1), { severity: 7 })
  await deleteById(diary, makeTestId(1))
  const [one] = await findTrash(diary)
  expect([await restoreTrashed(diary, one!), await restoreTrashed(diary, one!)]).toEqual([
    ok('restored'),
    ok('there'),
  ])
})

const REFLECTION = {
  ref: { kind: 'not-saved-yet' },
  at: NOON,
  timeOffset: 0,
  score: 4,
  activities: [],
  note: 'the first',
} as never

test('[SYNC-31, REF-12] a reflection whose day has another one by now is asked about, and nothing is overwritten', async () => {
  const { diary } = aPass()
  const clientId = reflectionClientId(dayOfReflection(REFLECTION))
  const meta = reflectionMeta({ created: NOON, updated: NOON })
  const written = Object.fromEntries(reflectionToGroups(REFLECTION).set('meta', meta))
  await writeRow(diary, { clientId, kind: 'reflection' }, written)
  await deleteById(diary, clientId)
  await writeRow(diary, { clientId, kind: 'reflection' }, { ...written, note: { notes: 'the second' } })

  expect(await restoreFirst(diary)).toEqual(ok('asked'))
  expect((await rowAt(diary, clientId)).groups.get('note')?.v).toEqual({ notes: 'the second' })
  expect(await listConflictLosers(diary)).toMatchObject([{ other: { note: 'the first' } }])
  expect(await findTrash(diary)).toEqual([])
})

test('[SYNC-39] a reflection that was moved, deleted and restored is there once, here and elsewhere', async () => {
  const pass = aPass()
  const { diary } = pass
  const first = await saveReflection(diary, {
    opened: anEmptyReflection(),
    finished: aScoredReflection(4, { note: 'a walk' }),
    draftId: 'd',
  })
  await runSync(pass)
  const opened = (await reflectionOfDay(diary, TODAY))!
  const there = toFinishedReflection(setDay(opened, YESTERDAY, NOW))
  const moved = await saveReflection(diary, { opened, finished: there, draftId: 'd' })
  if (!first.ok || !moved.ok) throw new Error('it was not saved')
  await runSync(pass)
  expect(await findTrash(diary)).toEqual([])
  await deleteById(diary, moved.value.clientId)
  await runSync(pass)
  const second = another(pass)
  await runSync(second)
  expect((await findTrash(second.diary)).map(({ clientId }) => clientId)).toEqual([moved.value.clientId])
  expect(await restoreFirst(second.diary)).toEqual(ok('restored'))
  await runSync(second)
  await runSync(pass)
  expect([await findTrash(diary), await findTrash(second.diary)]).toEqual([[], []])
  expect(await reflectionOfDay(diary, TODAY)).toBeNull()
  expect(await reflectionOfDay(diary, YESTERDAY)).toMatchObject({ score: 4, note: 'a walk' })
})

test('[SYNC-31] if the same row was deleted twice, restoring one keeps the other in the trash', async () => {
  const { diary } = aPass()
  const clientId = reflectionClientId(dayOfReflection(REFLECTION))
  const said = (notes: string) => Object.fromEntries(reflectionToGroups(REFLECTION).set('note', { notes }))
  await writeRow(diary, { clientId, kind: 'reflection' }, said('the first'))
  await deleteById(diary, clientId)
  const later = at(diary, NOON + 5)
  await writeRow(later, { clientId, kind: 'reflection' }, said('the second'))
  await changeRows(later, [clientId], ({ rows, state }) => ({
    rows: [...rows.values()].map((row) => ({ ...row, sent: true })),
    state,
  }))
  await deleteById(later, clientId)

  const first = (await findTrash(later)).find(({ place }) => place === 'shelf')
  expect(await restoreTrashed(later, first!)).toEqual(ok('restored'))
  expect((await rowAt(later, clientId)).groups.get('note')?.v).toEqual({ notes: 'the first' })
  const left = await findTrash(later)
  expect(left.map(({ values }) => values.get('note'))).toEqual([{ notes: 'the second' }])
})

test('[SYNC-31, SYNC-26] an item refused because of a missing name is there, and is sent with one', async () => {
  const pass = aPass()
  const entry = { clientId: makeTestId(1), kind: 'medication' }
  await writeRow(pass.diary, entry, { name: { original_nid: 77 }, notes: { med_notes: 'mine' } })
  await runSync(pass)
  const [one] = await findTrash(pass.diary)
  expect(one).toMatchObject({ clientId: makeTestId(1), isRefused: true })
  expect((await pass.diary.tables.shelf('trash')).length).toBe(1)

  expect(await restoreTrashed(pass.diary, withItemName(one!, 'Old one'))).toEqual(ok('restored'))
  expect(await runSync(pass)).toEqual(DONE)
  expect(pass.server.content.items.get(makeTestId(1))?.groups.get('name')?.v).toMatchObject({
    common_name: 'Old one',
  })
})

test('[SYNC-31] a deletion time in the future counts as now', async () => {
  const { diary } = aPass()
  await writeTestRecord(diary, makeTestId(1), { severity: 7 })
  await deleteById(diary, makeTestId(1))
  const [copy] = (await diary.tables.shelf('trash')) as Shelved[]
  await diary.tables.write({ shelve: [{ ...copy!, at: 1e300 }] })
  expect(await findTrash(diary)).toMatchObject([{ deletedAt: NOON, keptUntil: NOON + 30 * DAY }])
})

test('[SYNC-31] after 30 days only that it was deleted stays', async () => {
  const pass = aPass()
  await writeTestRecord(pass.diary, makeTestId(1), { severity: 7 })
  await runSync(pass)
  await deleteById(pass.diary, makeTestId(1))
  await runSync(pass)
  await wipeDeleted(at(pass.diary, NOON + 29 * DAY))
  expect(await groupsAt(pass.diary, makeTestId(1))).toContain('severity')

  const late = at(pass.diary, NOON + 31 * DAY)
  await runSync(aPass({ server: pass.server, diary: late }))
  expect(await findTrash(late)).toEqual([])
  await wipeDeleted(late)
  expect(await groupsAt(pass.diary, makeTestId(1))).toEqual(['deleted'])
  pass.requests.length = 0
  expect(await runSync(pass)).toEqual(DONE)
  expect(pass.requests.map(({ name }) => name)).toEqual(['sync/get-all-records'])
})

/** The content of the trash after all cleanups. */
async function afterTidying(diary: Diary): Promise<string[]> {
  await emptyTrash(diary)
  await wipeDeleted(diary)
  return (await findTrash(diary)).map(({ clientId }) => clientId).sort()
}

test('[SYNC-38] a clock that is weeks ahead empties nothing: before the server has answered, and after', async () => {
  const pass = aPass()
  await writeTestRecord(pass.diary, makeTestId(1), { severity: 7 })
  await runSync(pass)
  await writeTestRecord(pass.diary, makeTestId(2), { severity: 3 })
  for (const n of [1, 2]) await deleteById(pass.diary, makeTestId(n))
  await runSync(pass)

  const ahead = at(pass.diary, NOON + 40 * DAY)
  expect(await afterTidying(ahead)).toEqual([1, 2].map(makeTestId))
  const isRight = askWireServer(pass.server, at(pass.diary, NOON + DAY))
  await runSync(aPass({ server: pass.server, diary: ahead, ask: isRight }))
  expect(await afterTidying(ahead)).toEqual([1, 2].map(makeTestId))
  // By the clock of the device, which is 39 days ahead.
  expect((await findTrash(ahead))[0]).toMatchObject({ deletedAt: NOON + 39 * DAY })

  const later = at(pass.diary, NOON + 72 * DAY)
  await runSync(
    aPass({ server: pass.server, diary: later, ask: askWireServer(pass.server, at(later, NOON + 33 * DAY)) }),
  )
  expect(await afterTidying(later)).toEqual([])
  expect(await groupsAt(later, makeTestId(1))).toEqual(['deleted'])
})

test('[SYNC-38] deleted under a clock that was weeks late and known to be, it has its 30 days when the clock is right', async () => {
  const pass = aPass()
  const behind = at(pass.diary, NOON - 40 * DAY)
  await runSync(aPass({ server: pass.server, diary: behind, ask: askWireServer(pass.server, pass.diary) }))
  await writeTestRecord(behind, makeTestId(1), { severity: 7 })
  await deleteById(behind, makeTestId(1))
  await runSync(pass)
  expect(await afterTidying(pass.diary)).toEqual([makeTestId(1)])
  const late = at(pass.diary, NOON + 31 * DAY)
  await runSync(aPass({ server: pass.server, diary: late }))
  expect(await afterTidying(late)).toEqual([])
})

test('[SYNC-31] rows that the server has not acknowledged stay complete, however old', async () => {
  const pass = aPass()
  await writeTestRecord(pass.diary, makeTestId(1), { severity: 7 })
  await runSync(pass)
  await deleteById(pass.diary, makeTestId(1))
  await wipeDeleted(at(pass.diary, NOON + 400 * DAY))
  expect(await groupsAt(pass.diary, makeTestId(1))).toContain('severity')
})

test('[SYNC-31, SYNC-15] wiped here and edited elsewhere since, it comes back whole', async () => {
  const first = aPass()
  await writeTestRecord(first.diary, makeTestId(1), { severity: 7, note: 'words' })
  await runSync(first)
  const second = another(first)
  await runSync(second)
  await deleteById(first.diary, makeTestId(1))
  await runSync(first)
  const late = at(first.diary, NOON + 31 * DAY)
  await runSync(aPass({ server: first.server, diary: late }))
  await wipeDeleted(late)
  expect(await groupsAt(late, makeTestId(1))).toEqual(['deleted'])
  // Offline all the time, and edited after the deletion.
  await writeTestRecord(at(second.diary, NOON + 40 * DAY), makeTestId(1), { note: 'more words' })
  await runSync(aPass({ server: first.server, diary: at(second.diary, NOON + 40 * DAY) }))
  await runSync(aPass({ server: first.server, diary: at(first.diary, NOON + 40 * DAY) }))
  expect(await isLiving(first.diary, makeTestId(1))).toBe(true)
  expect(await groupsAt(first.diary, makeTestId(1))).toContain('severity')
})
