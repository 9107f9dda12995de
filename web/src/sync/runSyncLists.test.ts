import { aliasesIn } from '@reprieve/contract/aliasGroups.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { describe, expect, test } from 'vitest'
import type { Ask } from '../api/ask.ts'
import { BUILT_IN_ITEMS } from '../lists/builtInItems.ts'
import { loadSyncState } from '../local/rows/syncStateStore.ts'
import { runSync } from './runSync.ts'
import {
  aPass,
  everyRow,
  makeTestId,
  deleteTestRow,
  rowAt,
  writeTestRecord,
  writeItem,
  writeRow,
  type TestPass,
} from './testing/aPass.ts'
import { POISON } from './testing/wireLists.ts'
import { WireServer } from './testing/wireServer.ts'

const DONE = { is: 'done' }
const everything = [...BUILT_IN_ITEMS.values()]
const [HEAD, FACE] = [everything[0]!, everything[1]!]
const FATIGUE = everything.find(({ type, key }) => type === 'symptom' && key !== 'nothing')!

const namesOf = ({ requests }: TestPass): string[] => requests.map(({ name }) => name.slice('sync/'.length))
const pushesOf = (pass: TestPass): string[] => namesOf(pass).filter((name) => name !== 'get-all-records')
const item = (n: number) => ({ clientId: makeTestId(n), kind: 'list_field' })
const show = (pass: TestPass, clientId: string, isShow: 0 | 1) =>
  writeRow(pass.diary, { clientId, kind: 'list_field' }, { shown: { isShow } })
const groupsOf = async (pass: TestPass, clientId: string) =>
  Object.fromEntries([...(await rowAt(pass.diary, clientId)).groups].map(([group, { v }]) => [group, v]))
const idsOf = async ({ diary }: TestPass) => (await everyRow(diary)).map(({ clientId }) => clientId).sort()

describe('the order of a pass', () => {
  test('[SYNC-20] deletes, edits, creates, visibility; then the diary', async () => {
    const pass = aPass()
    for (const [n, name] of ['Gone', 'Renamed', 'Hidden'].entries())
      await writeItem(pass.diary, makeTestId(n + 1), name)
    await runSync(pass)
    pass.requests.length = 0
    await writeTestRecord(pass.diary, makeTestId(9), { severity: 3, timing: 1 })
    await show(pass, makeTestId(3), 0)
    await show(pass, HEAD.id, 0)
    await writeItem(pass.diary, makeTestId(4), 'New')
    await writeItem(pass.diary, makeTestId(2), 'Called otherwise')
    await deleteTestRow(pass.diary, makeTestId(1))
    expect(await runSync(pass)).toEqual(DONE)
    expect(pushesOf(pass)).toEqual([
      'delete-section-fields',
      'edit-section-fields',
      'add-new-section-fields',
      'update-record',
      'create-records',
    ])
    expect((await everyRow(pass.diary)).filter(({ dirty }) => dirty)).toEqual([])
  })

  test('[SYNC-20] visibility is sent as the preferences record, list by list, and each item gets its own answer', async () => {
    const pass = aPass()
    await show(pass, FATIGUE.id, 0)
    await show(pass, HEAD.id, 0)
    await show(pass, FACE.id, 1)
    await runSync(pass)
    const [{ body } = { body: {} }] = pass.requests.filter(({ name }) => name === 'sync/update-record')
    expect(body).toMatchObject({
      record_type: 'user_preferences_record',
      content: {
        location: [{ isShow: expect.any(Number) }, {}],
        symptom: [{ client_id: FATIGUE.id, isShow: 0 }],
      },
    })
    for (const { id } of [HEAD, FACE, FATIGUE])
      expect(await rowAt(pass.diary, id)).toMatchObject({ dirty: false, idOnServer: expect.any(Number) })
    expect(await groupsOf(pass, FACE.id)).toMatchObject({ shown: { isShow: 1 } })
  })

  test('[SYNC I15] an item in an unknown list is sent by its id, and is not held back', async () => {
    const pass = aPass()
    const later = '00000000-0000-5000-8000-000000000001'
    await show(pass, later, 0)
    await writeTestRecord(pass.diary, makeTestId(9), { severity: 3, timing: 1 })
    expect(await runSync(pass)).toEqual(DONE)
    expect(pushesOf(pass)[0]).toBe('edit-section-fields')
    // This server is older than the app and does not know it.
    expect(await rowAt(pass.diary, later)).toMatchObject({ setAside: { code: RESULT.recordMissing } })
    expect(await rowAt(pass.diary, makeTestId(9))).toMatchObject({ dirty: false })
  })

  test('[SYNC I9] a new item is sent without a number, and a record refers to it by its id', async () => {
    const pass = aPass()
    await writeItem(pass.diary, makeTestId(1), 'Ear')
    const refs = [{ client_id: makeTestId(1), text: 'Ear' }]
    await writeRow(
      pass.diary,
      { clientId: makeTestId(2), kind: 'record' },
      { location: { location: ['Ear'], refs } },
    )
    await runSync(pass)
    const [created] = pass.requests.find(({ name }) => name.startsWith('sync/add'))!.body[
      'section_fields'
    ] as object[]
    expect(created).not.toHaveProperty('fid')
    expect(pass.server.content.items.get(makeTestId(2))?.groups.get('location')?.v).toEqual({
      location: ['Ear'],
      refs,
    })
  })
})

describe('answers', () => {
  test('[SYNC I2] an item reaches another device unchanged', async () => {
    const server = new WireServer()
    const [one, other] = [aPass({ server }), aPass({ server })]
    await writeItem(one.diary, makeTestId(1), 'Ear', {
      icon: { icon_code: 'ear' },
      colour: { colour: 'red' },
    })
    await show(one, HEAD.id, 0)
    await runSync(one)
    await runSync(other)
    for (const id of [makeTestId(1), HEAD.id]) {
      const [mine, theirs] = [await rowAt(one.diary, id), await rowAt(other.diary, id)]
      expect(theirs).toMatchObject({ kind: 'list_field', groups: mine.groups, dirty: false, sent: true })
      expect(theirs.idOnServer).toBe(mine.idOnServer)
    }
  })

  test('[SYNC-21] an item whose name the server has becomes that one on both devices', async () => {
    const server = new WireServer()
    const [one, other] = [aPass({ server }), aPass({ server })]
    await writeItem(one.diary, makeTestId(1), 'Yoga')
    await writeItem(other.diary, makeTestId(2), 'yoga', { position: { position: 4 } })
    await runSync(one)
    expect(await runSync(other)).toEqual(DONE)
    await runSync(one)
    for (const pass of [one, other]) {
      expect(await idsOf(pass)).toEqual([makeTestId(1)])
      const { groups } = await rowAt(pass.diary, makeTestId(1))
      expect(aliasesIn(groups.keys())).toEqual([makeTestId(2)])
      expect(groups.get('position')?.v).toEqual({ position: 4 })
    }
  })

  test('[SYNC-21] a copy of a built-in item becomes that item', async () => {
    const pass = aPass()
    await writeItem(pass.diary, makeTestId(1), 'FACE')
    await runSync(pass)
    expect(await idsOf(pass)).toEqual([FACE.id])
    expect(await groupsOf(pass, FACE.id)).toMatchObject({ shown: { isShow: 1 } })
  })

  test('[SYNC-22] a device that joins an account takes the order of the account, and its own goes to the history', async () => {
    const server = new WireServer()
    const [account, device] = [aPass({ server }), aPass({ server })]
    await show(account, HEAD.id, 1)
    await runSync(account)
    await show(device, HEAD.id, 0)
    await show(device, FACE.id, 1)
    await runSync(device)
    await runSync(account)
    for (const pass of [account, device]) {
      expect(await groupsOf(pass, HEAD.id)).toMatchObject({ shown: { isShow: 1 } })
      expect(await groupsOf(pass, FACE.id)).toMatchObject({ shown: { isShow: 1 } })
    }
    expect(server.content.history).toMatchObject([
      { clientId: HEAD.id, group: 'shown', value: { isShow: 0 } },
    ])
    expect((await everyRow(device.diary)).filter(({ dirty, lost }) => dirty || lost.length > 0)).toEqual([])
    // From then on the later act wins.
    await show(device, HEAD.id, 0)
    await runSync(device)
    expect(server.content.items.get(HEAD.id)?.groups.get('shown')?.v).toEqual({ isShow: 0 })
  })

  test('[D28] a refused item is quarantined, and the pass continues', async () => {
    const pass = aPass()
    await writeItem(pass.diary, makeTestId(1), POISON)
    await writeItem(pass.diary, makeTestId(2), 'Ear')
    await writeTestRecord(pass.diary, makeTestId(9), { severity: 3, timing: 1 })
    expect(await runSync(pass)).toEqual(DONE)
    expect(await rowAt(pass.diary, makeTestId(1))).toMatchObject({ dirty: true, setAside: { code: 227 } })
    for (const n of [2, 9]) expect(await rowAt(pass.diary, makeTestId(n))).toMatchObject({ dirty: false })
  })

  test('[D28] data that a restored server lost are there again after one pass, also if only a position changed', async () => {
    const pass = aPass()
    await writeItem(pass.diary, makeTestId(1), 'Ear')
    await writeItem(pass.diary, makeTestId(2), 'Nose')
    await show(pass, HEAD.id, 0)
    await runSync(pass)
    pass.server.restore(new WireServer().content)
    await writeRow(pass.diary, item(2), { position: { position: 3 } })
    expect(await runSync(pass)).toEqual(DONE)
    expect([...pass.server.content.items.keys()].sort()).toEqual(
      [makeTestId(1), makeTestId(2), HEAD.id].sort(),
    )
    expect(await rowAt(pass.diary, makeTestId(1))).toMatchObject({ dirty: false })
  })

  test('[SYNC-17] after eleven failures an item that breaks its request is blamed alone', async () => {
    const pass = aPass()
    await writeItem(pass.diary, makeTestId(1), 'Breaks')
    await writeItem(pass.diary, makeTestId(2), 'Ear')
    const breaks: Ask = async (name, request, how) =>
      JSON.stringify(request).includes('Breaks')
        ? { reached: true, code: RESULT.unknown, message: '', body: {} }
        : pass.ask(name, request, how)
    for (let n = 0; n < 11; n++) await runSync({ ...pass, ask: breaks })
    expect((await loadSyncState(pass.diary)).state.failCount).toBe(11)
    for (let n = 0; n < 3; n++) await runSync({ ...pass, ask: breaks })
    expect(await rowAt(pass.diary, makeTestId(1))).toMatchObject({ setAside: { code: RESULT.unknown } })
    expect(await rowAt(pass.diary, makeTestId(2))).toMatchObject({ dirty: false })
  })

  test.each<[string, unknown]>([
    ['fewer answers than items', []],
    ['a success without what was stored', [{ result_code: 0, client_id: makeTestId(1) }]],
    ['another item and not what it says', [{ result_code: 0, client_id: makeTestId(8), fid: 1, stamps: {} }]],
  ])('[SYNC 2] an answer with %s acknowledges nothing', async (_what, items) => {
    const pass = aPass()
    await writeItem(pass.diary, makeTestId(1), 'Ear')
    const ask: Ask = async (name, request, how) =>
      name === 'sync/add-new-section-fields'
        ? { reached: true, code: RESULT.ok, message: '', body: { items } }
        : pass.ask(name, request, how)
    expect(await runSync({ ...pass, ask })).toEqual({ is: 'refused-some' })
    expect(await rowAt(pass.diary, makeTestId(1))).toMatchObject({ dirty: true, setAside: null })
  })

  test('[SYNC I13] a second pass sends nothing', async () => {
    const pass = aPass()
    await writeItem(pass.diary, makeTestId(1), 'Face')
    await writeItem(pass.diary, makeTestId(2), 'Ear')
    await show(pass, HEAD.id, 0)
    await runSync(pass)
    pass.requests.length = 0
    await runSync(pass)
    expect(namesOf(pass)).toEqual(['get-all-records'])
  })
})
