import { aliasesIn } from '@reprieve/contract/aliasGroups.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { describe, expect, test } from 'vitest'
import type { Ask } from '../api/ask.ts'
import { REFUSED_KIND, emptyTrash, listTrashedDrafts } from '../local/drafts.ts'
import { NOON, aDiary } from '../local/testing/aDiary.ts'
import { runSync } from './runSync.ts'
import {
  aPass,
  askWireServer,
  everyRow,
  makeTestId,
  deleteTestRow,
  rowAt,
  writeTestRecord,
  writeRow,
  type TestPass,
} from './testing/aPass.ts'
import { WireServer } from './testing/wireServer.ts'

const DONE = { is: 'done' }
const DAY = 86_400_000
const HEADACHES = '869ecb9c-7677-5e21-ae62-e9b0528eb5f3'

const pushesOf = ({ requests }: TestPass): string[] =>
  requests.map(({ name }) => name.slice('sync/'.length)).filter((name) => name !== 'get-all-records')
const medicine = (pass: TestPass, n: number, name: string, more: Record<string, unknown> = {}) =>
  writeRow(
    pass.diary,
    { clientId: makeTestId(n), kind: 'medication' },
    { name: { common_name: name, brand_name: 'Generic' }, shown: { isShow: 1 }, ...more },
  )
const condition = (pass: TestPass, clientId: string, value: string, more: Record<string, unknown> = {}) =>
  writeRow(pass.diary, { clientId, kind: 'condition' }, { name: { value }, shown: { isShow: 1 }, ...more })
const groupsOf = async ({ diary }: TestPass, clientId: string) =>
  Object.fromEntries([...(await rowAt(diary, clientId)).groups].map(([group, { v }]) => [group, v]))
const idsOf = async ({ diary }: TestPass) => (await everyRow(diary)).map(({ clientId }) => clientId).sort()
const waiting = async ({ diary }: TestPass) => (await everyRow(diary)).filter(({ dirty }) => dirty)

/** Two devices of one person; the first has changes. */
function twoDevices(): { server: WireServer; first: TestPass; second: TestPass } {
  const server = new WireServer()
  return {
    server,
    first: aPass({ server }),
    second: aPass({ server, diary: aDiary({ now: () => NOON + 5 }) }),
  }
}

describe('the order of a pass', () => {
  test('[SYNC-27] conditions, then medications, each by a separate call, then the diary with its doses', async () => {
    const pass = aPass()
    await writeTestRecord(pass.diary, makeTestId(9), { severity: 3, timing: 1 })
    await writeRow(
      pass.diary,
      { clientId: makeTestId(8), kind: 'dose' },
      {
        what: { what: 'medication', value: 'Ibuprofen', refs: [] },
        timing: { timing: NOON, time_offset: 0 },
      },
    )
    await medicine(pass, 2, 'Ibuprofen')
    await medicine(pass, 3, 'Naproxen')
    await condition(pass, HEADACHES, 'Headaches')
    expect(await runSync(pass)).toEqual(DONE)
    expect(pushesOf(pass).toSorted()).toEqual(
      ['add-condition', 'add-medication', 'add-medication', 'create-records', 'create-records'].toSorted(),
    )
    expect(pushesOf(pass).slice(0, 3)).toEqual(['add-condition', 'add-medication', 'add-medication'])
    expect(await waiting(pass)).toEqual([])
    const other = aPass({ server: pass.server })
    await runSync(other)
    expect(await groupsOf(other, makeTestId(8))).toMatchObject({ timing: { timing: NOON } })
    expect((await everyRow(other.diary)).map(({ kind }) => kind).sort()).toEqual([
      'condition',
      'dose',
      'medication',
      'medication',
      'record',
    ])
  })

  test('[SYNC-27] a name is free as soon as its item is deleted, in the same pass', async () => {
    const pass = aPass()
    await medicine(pass, 1, 'Ibuprofen')
    await runSync(pass)
    await deleteTestRow(pass.diary, makeTestId(1))
    await medicine(pass, 2, 'Ibuprofen')
    pass.requests.length = 0
    expect(await runSync(pass)).toEqual(DONE)
    expect(pushesOf(pass)).toEqual(['delete-medication', 'add-medication'])
    expect(await idsOf(pass)).toEqual([makeTestId(1), makeTestId(2)])
  })

  test('[SYNC-27, D29] a refused item stops neither the others nor the diary', async () => {
    const pass = aPass()
    await medicine(pass, 1, 'x'.repeat(600))
    await medicine(pass, 2, 'Ibuprofen')
    await writeTestRecord(pass.diary, makeTestId(9), { severity: 3, timing: 1 })
    expect(await runSync(pass)).toEqual(DONE)
    const aside = (await everyRow(pass.diary)).filter(({ setAside }) => setAside !== null)
    expect(aside).toMatchObject([{ clientId: makeTestId(1), setAside: { code: 227 } }])
    expect(await waiting(pass)).toEqual(aside)
  })
})

describe('the same thing twice', () => {
  test('[SYNC-23, D29] created on two offline devices, it is one on both, with the values of each', async () => {
    const { first, second } = twoDevices()
    await medicine(first, 1, 'Ibuprofen', { dates: { start_date: '2026-03-02', end_date: null } })
    await medicine(second, 2, 'ibuprofen', { notes: { med_notes: 'with food' }, dates: { start_date: null } })
    await writeTestRecord(second.diary, makeTestId(9), { severity: 3, timing: 1 })
    expect([await runSync(first), await runSync(second)]).toEqual([DONE, DONE])
    // In one pass: the copy is discovered, and the surviving item is completed.
    expect(pushesOf(second)).toEqual(['add-medication', 'create-records', 'edit-medication'])
    await runSync(first)
    for (const pass of [first, second]) {
      expect(await idsOf(pass)).toEqual([makeTestId(1), makeTestId(9)])
      expect(await groupsOf(pass, makeTestId(1))).toMatchObject({
        name: { common_name: 'Ibuprofen' },
        dates: { start_date: '2026-03-02' },
        notes: { med_notes: 'with food' },
      })
      expect(aliasesIn((await rowAt(pass.diary, makeTestId(1))).groups.keys())).toEqual([makeTestId(2)])
      expect(await waiting(pass)).toEqual([])
    }
    // The losing values are in the history, and no empty ones.
    expect(first.server.content.history.map(({ group, value }) => ({ group, value }))).toEqual([
      { group: 'name', value: { common_name: 'ibuprofen', brand_name: 'Generic' } },
    ])
  })

  test('[SYNC-23] if the answer is lost, the copy is discovered at the next pass, and once', async () => {
    const { server, first, second } = twoDevices()
    await medicine(first, 1, 'Ibuprofen')
    await runSync(first)
    await medicine(second, 2, 'Ibuprofen', { notes: { med_notes: 'x' } })
    let isLost = false
    const losing: Ask = async (name, request, how) => {
      const answer = await askWireServer(server, second.diary)(name, request, how)
      const loses = name === 'sync/add-medication' && !isLost
      isLost ||= loses
      return loses ? { reached: false } : answer
    }
    const cut = aPass({ server, diary: second.diary, ask: losing })
    expect(await runSync(cut)).toMatchObject({ is: 'stopped' })
    expect(await idsOf(second)).toEqual([makeTestId(1), makeTestId(2)])
    expect(await runSync(second)).toEqual(DONE)
    expect(await idsOf(second)).toEqual([makeTestId(1)])
    expect(await groupsOf(second, makeTestId(1))).toMatchObject({ notes: { med_notes: 'x' } })
  })

  test('[SYNC-23, SYNC-14] an edit during the request is merged as well', async () => {
    const { server, first, second } = twoDevices()
    await medicine(first, 1, 'Ibuprofen')
    await runSync(first)
    await medicine(second, 2, 'Ibuprofen')
    let isEdited = false
    const editing: Ask = async (name, request, how) => {
      const answer = await askWireServer(server, second.diary)(name, request, how)
      if (name !== 'sync/add-medication' || isEdited) return answer
      isEdited = true
      await medicine(second, 2, 'Ibuprofen', { notes: { med_notes: 'at the last moment' } })
      return answer
    }
    expect(await runSync(aPass({ server, diary: second.diary, ask: editing }))).toEqual(DONE)
    expect(await idsOf(second)).toEqual([makeTestId(1)])
    expect(await groupsOf(second, makeTestId(1))).toMatchObject({
      notes: { med_notes: 'at the last moment' },
    })
  })

  test('[SYNC-23] a request from before the merge that arrives late restores nothing, and is not lost', async () => {
    const { server, first, second } = twoDevices()
    await medicine(first, 1, 'Ibuprofen', { notes: { med_notes: 'first' } })
    await runSync(first)
    await medicine(second, 2, 'Ibuprofen', { notes: { med_notes: 'before' } })
    let late: Record<string, unknown> | null = null
    const holding: Ask = async (name, request, how) => {
      if (name !== 'sync/add-medication') return askWireServer(server, second.diary)(name, request, how)
      late = structuredClone(request) as Record<string, unknown>
      return { reached: false }
    }
    await runSync(aPass({ server, diary: second.diary, ask: holding }))
    await medicine(second, 2, 'Ibuprofen', { notes: { med_notes: 'after' } })
    expect(await runSync(second)).toEqual(DONE)
    server.answer('sync/add-medication', late!, NOON + 9)
    const notes = server.content.items.get(makeTestId(1))!.groups.get('notes')?.v
    expect(notes).toEqual({ med_notes: 'first' })
    const lost = server.content.history.map(({ value }) => value)
    expect(lost).toEqual(expect.arrayContaining([{ med_notes: 'after' }, { med_notes: 'before' }]))
  })

  test('[SYNC-23] ids follow through two merges, on every device', async () => {
    const { server, first, second } = twoDevices()
    await medicine(first, 1, 'Ibuprofen')
    await runSync(first)
    await medicine(second, 2, 'Ibuprofen')
    await runSync(second)
    // The server is restored to an earlier state, and a third device syncs first.
    server.restore(new WireServer().content)
    const third = aPass({ server, diary: aDiary({ now: () => NOON + 7 }) })
    await medicine(third, 3, 'ibuprofen')
    for (const pass of [third, second, first, third, second]) await runSync(pass)
    for (const pass of [first, second, third]) {
      expect(await idsOf(pass)).toEqual([makeTestId(3)])
      const { groups } = await rowAt(pass.diary, makeTestId(3))
      expect(aliasesIn(groups.keys()).sort()).toEqual([makeTestId(1), makeTestId(2)])
      expect(await waiting(pass)).toEqual([])
    }
  })

  test('[SYNC-24, D29] an edit that makes it the same as another waits with its reason, and both stay', async () => {
    const { first, second } = twoDevices()
    await condition(first, makeTestId(1), 'My knee')
    await condition(first, makeTestId(2), 'My hip')
    await runSync(first)
    await runSync(second)
    await condition(first, makeTestId(1), 'The knee')
    await runSync(first)
    await condition(second, makeTestId(2), 'the KNEE')
    expect(await runSync(second)).toEqual(DONE)
    expect(await rowAt(second.diary, makeTestId(2))).toMatchObject({ dirty: true, setAside: { code: 215 } })
    expect(await groupsOf(second, makeTestId(2))).toMatchObject({ name: { value: 'the KNEE' } })
    await runSync(first)
    expect(await groupsOf(first, makeTestId(2))).toMatchObject({ name: { value: 'My hip' } })
    // After a rename it can be sent.
    await condition(second, makeTestId(2), 'My other hip')
    expect(await runSync(second)).toEqual(DONE)
    expect(await waiting(second)).toEqual([])
  })

  test('[SYNC-24] a name freed by another edit of the same pass is taken, in any order', async () => {
    const pass = aPass()
    for (const [n, name] of ['A', 'B', 'C'].entries()) await condition(pass, makeTestId(n), name)
    await runSync(pass)
    for (const [n, name] of ['B', 'C', 'D'].entries()) await condition(pass, makeTestId(n), name)
    expect(await runSync(pass)).toEqual(DONE)
    expect(await waiting(pass)).toEqual([])
  })

  test('[SYNC-23, SYNC-24, SYNC-28] a new one under the former name of another one here is not merged into that one', async () => {
    const { first, second } = twoDevices()
    await condition(first, makeTestId(1), 'Knee')
    await runSync(first)
    await runSync(second)
    await condition(first, makeTestId(2), 'Hip')
    await runSync(first)
    await condition(second, makeTestId(1), 'Hip')
    await condition(second, makeTestId(3), 'Knee')
    expect(await runSync(second)).toEqual(DONE)
    expect(await rowAt(second.diary, makeTestId(1))).toMatchObject({ setAside: { code: 215 } })
    expect(await rowAt(second.diary, makeTestId(3))).toMatchObject({ setAside: { code: 215 } })
    expect(await groupsOf(second, makeTestId(3))).toMatchObject({ name: { value: 'Knee' } })
    // As soon as the other one is renamed, both can be sent.
    await condition(second, makeTestId(1), 'Other hip')
    expect(await runSync(second)).toEqual(DONE)
    expect([await idsOf(second), await waiting(second)]).toEqual([
      [makeTestId(1), makeTestId(2), makeTestId(3)],
      [],
    ])
  })

  test('[SYNC-23, D30] a catalogue entry is one row from the start; values of only one device are kept', async () => {
    const { first, second } = twoDevices()
    await condition(first, HEADACHES, 'Headaches', { diagnosed: { diagnosed: '2019-04-01' } })
    await runSync(first)
    await condition(second, HEADACHES, 'Headaches')
    expect(await runSync(second)).toEqual(DONE)
    expect(await groupsOf(second, HEADACHES)).toMatchObject({ diagnosed: { diagnosed: '2019-04-01' } })
    await deleteTestRow(second.diary, HEADACHES)
    await runSync(second)
    await condition(second, HEADACHES, 'Headaches')
    await runSync(second)
    await runSync(first)
    expect(await groupsOf(first, HEADACHES)).toMatchObject({
      deleted: { deleted: 0 },
      diagnosed: { diagnosed: '2019-04-01' },
    })
  })
})

describe('what the server does not have', () => {
  test('[SYNC-25, D29] an edited one is sent again completely, a deleted one is done and does not come back', async () => {
    const { server, first, second } = twoDevices()
    await medicine(first, 1, 'Ibuprofen', { notes: { med_notes: 'mine' } })
    await medicine(first, 2, 'Naproxen')
    await runSync(first)
    await runSync(second)
    const { items } = server.content
    items.delete(makeTestId(1))
    items.delete(makeTestId(2))
    await writeRow(first.diary, { clientId: makeTestId(1), kind: 'medication' }, { limit: { dose_limit: 4 } })
    await deleteTestRow(first.diary, makeTestId(2))
    first.requests.length = 0
    expect(await runSync(first)).toEqual(DONE)
    expect(pushesOf(first)).toEqual(['delete-medication', 'edit-medication', 'add-medication'])
    expect(await waiting(first)).toEqual([])
    // A device that still has the old item cannot restore it.
    expect(items.get(makeTestId(2))?.groups.get('deleted')?.v).toEqual({ deleted: 1 })
  })

  test('[SYNC-26, D29] a new one without a name, of an unknown entry, is kept for 30 days, and others stay', async () => {
    const pass = aPass()
    const entry = { clientId: makeTestId(1), kind: 'medication' }
    await writeRow(pass.diary, entry, { name: { original_nid: 77 }, notes: { med_notes: 'mine' } })
    await medicine(pass, 2, 'Of an old catalogue', { name: { common_name: 'Old', original_nid: 78 } })
    expect(await runSync(pass)).toEqual(DONE)
    expect(await idsOf(pass)).toEqual([makeTestId(2)])
    const after = (days: number) => ({ ...pass.diary, now: () => NOON + days * DAY })
    const [kept] = await listTrashedDrafts(after(30))
    expect(kept).toMatchObject({
      id: makeTestId(1),
      kind: REFUSED_KIND,
      value: { kind: 'medication', values: { notes: { med_notes: 'mine' } } },
    })
    await runSync(aPass({ server: pass.server, diary: after(31) }))
    await emptyTrash(after(31))
    expect(await pass.diary.tables.shelf('trash')).toEqual([])
  })

  test('[SYNC-17] a server that has a bad minute blames no condition', async () => {
    const server = new WireServer()
    const diary = aDiary()
    const failing: Ask = async (name, request, how) =>
      name === 'sync/add-condition'
        ? { reached: true, code: RESULT.unknown, message: '', body: {} }
        : askWireServer(server, diary)(name, request, how)
    const pass = aPass({ server, diary, ask: failing })
    await condition(pass, HEADACHES, 'Headaches')
    for (let round = 0; round < 5; round++) expect(await runSync(pass)).toEqual({ is: 'refused-some' })
    expect(await rowAt(diary, HEADACHES)).toMatchObject({ dirty: true, refusals: 0, setAside: null })
  })
})
