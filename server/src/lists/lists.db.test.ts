import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aliasGroup } from '@reprieve/contract/aliasGroups.ts'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { BUILT_IN_BY_FID } from '@reprieve/content/builtInItems.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

type Item = Record<string, unknown> & {
  result_code: number
  fid: number
  client_id: string
  seq: number
  stamps: Record<string, string>
  content?: Record<string, unknown>
}
type Field = Record<string, unknown>

const HEAD = BUILT_IN_BY_FID.get(1)!
const SYSTEM_DEFAULT = [{ path: 'value_type', reason: 'system-default' }]
const GROUPS = ['name', 'shown', 'position', 'icon', 'deleted']

const stamp = (agoMs: number, device = 'aaaaaaaaaaaa') =>
  makeStamp({ ms: server.clock.now - agoMs, counter: 0 }, device)

/** As our own devices send it: with an id and stamps of its own. */
const own = (value: string, change: Field = {}, agoMs = 5_000) => ({
  client_id: randomUUID(),
  value,
  value_type: 'custom',
  key: null,
  type: 'location',
  isShow: 1,
  position: 40,
  icon_code: null,
  deleted: 0,
  stamps: Object.fromEntries(GROUPS.map((group) => [group, stamp(agoMs)])),
  ...change,
})

const send = async (person: TestPerson, call: string, fields: unknown[]): Promise<Item[]> => {
  const answer = await server.call(`sync/${call}-section-fields`, { section_fields: fields }, { person })
  return answer.body['items'] as Item[]
}
const add = (person: TestPerson, ...fields: unknown[]) => send(person, 'add-new', fields)
const edit = (person: TestPerson, ...fields: unknown[]) => send(person, 'edit', fields)
const remove = (person: TestPerson, ...fields: unknown[]) => send(person, 'delete', fields)

const lists = async (person: TestPerson): Promise<Record<string, Field[]>> => {
  const answer = await server.call('sync/get-record', { type: 'user_preferences_record' }, { person })
  return answer.body['content'] as Record<string, Field[]>
}
const named = (list: Field[] | undefined, value: string) => list?.find((field) => field['value'] === value)
const codes = (items: Item[]) => items.map((item) => item.result_code)
const pull = async (person: TestPerson, body: Field = { cursor: 0 }): Promise<Item[]> => {
  const answer = await server.call('sync/get-all-records', body, { person })
  return (answer.body['records'] as Item[]).slice(1)
}
const history = async (person: TestPerson) =>
  server.db.selectFrom('item_history').select(['grp', 'value']).where('user_id', '=', person.userId).execute()

describe('adding', () => {
  test('[D30] an item gets a number of the person, and the same sent twice is one', async () => {
    const person = await server.signUp()
    const sent = own('Left ear')
    const [first] = await add(person, sent)
    expect(first).toMatchObject({
      result_code: 0,
      fid: 1_000_000,
      client_id: sent.client_id,
      stamps: sent.stamps,
    })
    expect((await add(person, sent))[0]).toEqual(first)
    expect(named((await lists(person))['location'], 'Left ear')).toEqual({
      value: 'Left ear',
      value_type: 'custom',
      type: 'location',
      isShow: 1,
      position: 40,
      fid: 1_000_000,
      client_id: sent.client_id,
      icon_code: null,
      icon_colour: null,
      value_translations: {},
      medications: [],
    })
  })

  test('[LIST-20] the colour of an icon is given back as it came, before and after a rename', async () => {
    const person = await server.signUp()
    const icon = { icon_code: 'ear', icon_colour: '#A03060' }
    const sent = own('Left ear', icon)
    await add(person, sent)
    const expectKept = async (name: string): Promise<void> => {
      expect((await pull(person))[0]).toMatchObject({ groups: { icon } })
      expect(named((await lists(person))['location'], name)).toMatchObject(icon)
    }
    await expectKept('Left ear')
    const stamps = { name: stamp(1_000) }
    await edit(person, { client_id: sent.client_id, value: 'Ear, left', type: 'location', stamps })
    await expectKept('Ear, left')
  })

  test('[D28] a plain client gets an id and stamps, and its repeat the same item by its name', async () => {
    const person = await server.signUp()
    const plain = {
      value: 'Left ear',
      value_type: 'custom',
      type: 'location',
      isShow: 1,
      position: 3,
      fid: -2,
    }
    const [first] = await add(person, plain)
    expect(first).toMatchObject({ result_code: 0, fid: 1_000_000 })
    const [again] = await add(person, { ...plain, value: '  LEFT EAR', fid: -9 })
    expect(again).toMatchObject({ result_code: 0, fid: 1_000_000, client_id: first!.client_id })
  })

  test('[D4] answers stand in the order of the request, and one that cannot be read has its own', async () => {
    const person = await server.signUp()
    const items = await add(
      person,
      own('One'),
      { ...own('Two'), position: -7 },
      'nonsense',
      { ...own('Three'), value: '' },
      { ...own('Four'), value: undefined },
      { ...own('Five'), type: 'colour' },
      { ...own('Six'), note: 'a \0 inside' },
      own('Seven'),
    )
    expect(codes(items)).toEqual([0, 227, 227, 227, 227, 227, 227, 0])
    expect(items[1]!['errors']).toEqual([{ path: 'position', reason: 'too_small' }])
    expect(items[4]!['errors']).toEqual([{ path: 'value', reason: 'required' }])
    expect([items[0]!.fid, items[7]!.fid]).toEqual([1_000_000, 1_000_001])
  })

  test('[D10] a request without items is refused: no list of the server is empty', async () => {
    const person = await server.signUp()
    for (const call of ['add-new', 'edit', 'delete']) {
      const answer = await server.call(`sync/${call}-section-fields`, { section_fields: [] }, { person })
      expect([answer.status, answer.body]).toMatchObject([
        422,
        { result_code: 227, errors: [{ path: 'section_fields', reason: 'empty-list' }] },
      ])
    }
  })

  test('[SYNC I14] what only a newer client knows of an item comes back unharmed', async () => {
    const person = await server.signUp()
    const sent = own('Left ear', { sound: { hertz: 440 } })
    await add(person, { ...sent, stamps: { ...sent.stamps, sound: stamp(9) } })
    expect((await pull(person))[0]).toMatchObject({ groups: { sound: { sound: { hertz: 440 } } } })
  })

  test('[REL 1c] names that could harm somebody are kept as they are', async () => {
    const person = await server.signUp()
    const hostile = [
      "'); drop table item; --",
      '<img src=x onerror=alert(1)>',
      '\u202eבוקר',
      '👩‍🚀',
      '__proto__',
    ]
    const items = await add(person, ...hostile.map((value) => own(value)))
    expect(codes(items)).toEqual(hostile.map(() => 0))
    const shown = (await lists(person))['location']!.map((field) => field['value'])
    expect(hostile.filter((value) => !shown.includes(value))).toEqual([])
  })
})

describe('two of one name', () => {
  test('[D29] a new item whose name exists is answered with the item that is there, and its id leads to it', async () => {
    const person = await server.signUp()
    const first = own('Yoga', { type: 'alleviating_factor' }, 9_000)
    const copy = own('yoga ', { type: 'alleviating_factor', isShow: 0 }, 4_000)
    const [item] = await add(person, first)
    const [alias] = await add(person, copy)
    expect(alias).toMatchObject({ result_code: 0, fid: item!.fid, client_id: first.client_id })
    expect(alias!.content).toMatchObject({ value: 'Yoga', isShow: 0, [aliasGroup(copy.client_id)]: 1 })
    expect((await add(person, copy))[0]).toEqual(alias)
    expect((await pull(person)).length).toBe(1)
    // An edit under the id of the copy is one of the item.
    const [edited] = await edit(person, { ...copy, value: 'Slow yoga', stamps: { name: stamp(100) } })
    expect(edited).toMatchObject({ result_code: 0, client_id: first.client_id })
    expect(named((await lists(person))['alleviating_factor'], 'Slow yoga')).toMatchObject({ fid: item!.fid })
  })

  test('[LIST-19, D29] added with other capitals or spaces, an item keeps its name, however often it is sent', async () => {
    const person = await server.signUp()
    const plain = { value_type: 'custom', type: 'location', isShow: 1, position: 3 }
    const [first] = await add(person, { ...plain, value: 'Left ear' })
    const copy = own('left EAR', {}, 1_000)
    for (const again of [{ ...plain, value: '  LEFT EAR ' }, copy, copy]) {
      const [item] = await add(person, again)
      expect(item).toMatchObject({ result_code: 0, fid: first!.fid, client_id: first!.client_id })
      expect(named((await lists(person))['location'], 'Left ear')).toMatchObject({ fid: first!.fid })
    }
    expect(await history(person)).toContainEqual({
      grp: 'name',
      value: expect.objectContaining({ value: 'left EAR' }),
    })
    // What a person renames they rename: by the number of the item, or by the id of the copy.
    await edit(person, { ...plain, value: 'LEFT ear', fid: first!.fid })
    expect(named((await lists(person))['location'], 'LEFT ear')).toMatchObject({ fid: first!.fid })
  })

  test('[D29] what loses when two become one is in the history', async () => {
    const person = await server.signUp()
    await add(person, own('Yoga', { position: 7 }, 9_000))
    await add(person, own('Yoga', { position: 30 }, 4_000))
    expect(await history(person)).toContainEqual({ grp: 'position', value: { position: 7 } })
  })

  test('[D29] two of one name in one request are one', async () => {
    const person = await server.signUp()
    const [one, other] = [own('Yoga'), own('YOGA')]
    const items = await add(person, one, other)
    expect(items.map((item) => [item.result_code, item.fid, item.client_id])).toEqual([
      [0, 1_000_000, one.client_id],
      [0, 1_000_000, one.client_id],
    ])
  })

  test('[D29] a copy of what the product brings becomes it, and shows it', async () => {
    const person = await server.signUp()
    const jaw = BUILT_IN_BY_FID.get(3)!
    const copy = own('jaw', { icon_code: 'mine' })
    const [item] = await add(person, copy)
    expect(item).toMatchObject({ result_code: 0, fid: jaw.fid, client_id: jaw.id, content: { isShow: 1 } })
    expect(named((await lists(person))['location'], 'Jaw')).toMatchObject({ isShow: 1, icon_code: jaw.icon })
    expect(await history(person)).toContainEqual({ grp: 'icon', value: { icon_code: 'mine' } })
    // It is nobody's to delete, also not under the id of the copy.
    const gone = { client_id: copy.client_id, deleted: 1, stamps: { deleted: stamp(10) } }
    expect((await add(person, gone))[0]).toMatchObject({
      result_code: 0,
      client_id: jaw.id,
      content: { deleted: 0 },
    })
  })

  test('[D31] the same name in another list, or of an item that is deleted, is a new item', async () => {
    const person = await server.signUp()
    const first = own('Yoga')
    await add(person, first)
    expect((await add(person, own('Yoga', { type: 'symptom' })))[0]).toMatchObject({ fid: 1_000_001 })
    await remove(person, { client_id: first.client_id, stamps: { deleted: stamp(50) } })
    expect((await add(person, own('Yoga')))[0]).toMatchObject({ fid: 1_000_002 })
  })

  test('[D28] a tombstone sent as a create touches no other item of its name', async () => {
    const person = await server.signUp()
    await add(person, own('Yoga'))
    const gone = own('Yoga', { deleted: 1 })
    expect((await add(person, gone))[0]).toMatchObject({ result_code: 0, client_id: gone.client_id })
    expect(named((await lists(person))['location'], 'Yoga')).toBeDefined()
  })

  test('[SYNC 1.1] aliases that a device still has after a restore are kept again', async () => {
    const person = await server.signUp()
    const before = randomUUID()
    const sent = own('Yoga', { [aliasGroup(before)]: 1 })
    await add(person, { ...sent, stamps: { ...sent.stamps, [aliasGroup(before)]: stamp(5_000) } })
    expect((await edit(person, { client_id: before, isShow: 0 }))[0]).toMatchObject({
      client_id: sent.client_id,
    })
  })
})

describe('editing and deleting', () => {
  test('[D32] changes of two devices to different groups both live', async () => {
    const person = await server.signUp()
    const sent = own('Left ear', {}, 9_000)
    await add(person, sent)
    await edit(person, { ...sent, value: 'Ear', stamps: { ...sent.stamps, name: stamp(900) } })
    const [item] = await edit(person, {
      ...sent,
      isShow: 0,
      stamps: { ...sent.stamps, shown: stamp(800, 'bbbbbbbbbbbb') },
    })
    expect(item!.content).toMatchObject({ value: 'Ear', isShow: 0 })
  })

  test('[D32] of a rename and a delete the later act wins', async () => {
    const person = await server.signUp()
    const sent = own('Left ear', {}, 9_000)
    await add(person, sent)
    await remove(person, { client_id: sent.client_id, stamps: { deleted: stamp(3_000) } })
    expect(named((await lists(person))['location'], 'Left ear')).toBeUndefined()
    const s = stamp(2_000)
    await edit(person, { ...sent, value: 'Ear', stamps: { ...sent.stamps, name: s, deleted: s } })
    expect(named((await lists(person))['location'], 'Ear')).toBeDefined()
  })

  test('[D28] a plain client renames by number and leaves the rest as it is', async () => {
    const person = await server.signUp()
    const [item] = await add(person, own('Left ear', { position: 17 }))
    const [edited] = await edit(person, { fid: item!.fid, value: 'Ear', type: 'location' })
    expect(edited).toMatchObject({ result_code: 0, fid: item!.fid, content: { value: 'Ear', position: 17 } })
    expect((await remove(person, { fid: item!.fid }))[0]).toMatchObject({ result_code: 0 })
    expect(named((await lists(person))['location'], 'Ear')).toBeUndefined()
  })

  test('[D10] what nobody has answers 204', async () => {
    const person = await server.signUp()
    const unknown = [
      own('Left ear'),
      { fid: 1_000_777, isShow: 0 },
      { value: 'Ear', type: 'location', isShow: 0 },
    ]
    expect(codes([...(await edit(person, ...unknown)), ...(await remove(person, ...unknown))])).toEqual(
      Array.from({ length: 6 }, () => 204),
    )
  })

  test('[D38] what did not help is the list of what was tried: deleting one deletes the other', async () => {
    const person = await server.signUp()
    const [item] = await add(person, { value: 'Yoga', value_type: 'custom', type: 'ineffective_factor' })
    for (const type of ['alleviating_factor', 'ineffective_factor'])
      expect(named((await lists(person))[type], 'Yoga')).toMatchObject({ fid: item!.fid, type })
    await remove(person, { fid: item!.fid, type: 'ineffective_factor' })
    for (const type of ['alleviating_factor', 'ineffective_factor'])
      expect(named((await lists(person))[type], 'Yoga')).toBeUndefined()
  })

  test('[D10] an item does not move to another list', async () => {
    const person = await server.signUp()
    const [item] = await add(person, own('Left ear'))
    const [moved] = await edit(person, { fid: item!.fid, type: 'symptom', value: 'Left ear' })
    expect(moved).toMatchObject({ result_code: 227, errors: [{ path: 'type', reason: 'list-changed' }] })
  })

  test('[D10] an id that is a record of the diary is no list item', async () => {
    const person = await server.signUp()
    const record = { client_id: randomUUID(), content: { severity: 3, timing: server.clock.now } }
    await server.call('sync/create-record', record, { person })
    const field = { ...own('Left ear'), client_id: record.client_id }
    expect(codes([...(await add(person, field)), ...(await edit(person, field))])).toEqual([227, 204])
  })
})

describe('what the product brings', () => {
  test('[D38] everybody has it, in the order of the lists, with its numbers and its words', async () => {
    const person = await server.signUp()
    const { location, symptom, ineffective_factor, alleviating_factor } = await lists(person)
    expect([location?.length, symptom?.length, alleviating_factor?.length]).toEqual([33, 22, 17])
    expect(ineffective_factor?.map(({ fid }) => fid)).toEqual(alleviating_factor?.map(({ fid }) => fid))
    expect(symptom?.[0]).toMatchObject({ value: 'Nothing', position: -1, isShow: 1 })
    expect(location?.[0]).toMatchObject({
      value: 'Head',
      value_type: 'default',
      fid: 1,
      client_id: HEAD.id,
      value_translations: { de: 'Kopf', en: 'Head' },
    })
  })

  test.each([
    ['create', 'add-new', { client_id: HEAD.id, value: 'Head', type: 'location', value_type: 'default' }],
    ['create', 'add-new', { fid: 1, value: 'Head', type: 'location' }],
    ['create', 'add-new', { value: 'Head', type: 'location', value_type: 'default' }],
    ['create', 'add-new', { value: 'Horns', type: 'location', value_type: 'default' }],
    ['rename', 'edit', { fid: 1, value: 'Skull', type: 'location' }],
    [
      'rename',
      'edit',
      { client_id: HEAD.id, value: 'Skull', stamps: { name: '018bcfe56800-0000-aaaaaaaaaaaa' } },
    ],
    ['delete', 'edit', { fid: 1, deleted: 1 }],
    ['delete', 'delete', { fid: 1 }],
    ['delete', 'delete', { value: 'head', type: 'location' }],
  ])('[D10] to %s it is refused and changes nothing: %s %j', async (_what, call, field) => {
    const person = await server.signUp()
    const [refused, other] = await send(person, call, [
      field,
      call === 'add-new' ? own('Ear') : { fid: 2, isShow: 1 },
    ])
    expect(refused).toMatchObject({ result_code: 227, errors: SYSTEM_DEFAULT })
    expect(other!.result_code).toBe(call === 'delete' ? 227 : 0)
    expect((await pull(person)).filter(({ client_id }) => client_id === HEAD.id)).toEqual([])
  })

  test.each([{ call: 'add-new' }, { call: 'edit' }, { call: 'delete' }])(
    '[D10] a medicine is no item to $call',
    async ({ call }) => {
      const person = await server.signUp()
      const [item] = await add(person, own('Naproxen', { type: 'alleviating_factor' }))
      const medicine = {
        value: 'Naproxen',
        type: 'alleviating_factor',
        value_type: 'medication',
        fid: item!.fid,
      }
      const [refused] = await send(person, call, [medicine])
      expect(refused).toMatchObject({ result_code: 227, errors: [{ reason: 'medication-item' }] })
    },
  )

  test('[D29] of what a person may do, hide and move, both go through, under its own number', async () => {
    const person = await server.signUp()
    const [item] = await edit(person, { fid: 1, value: 'head', type: 'location', isShow: 0, position: 9 })
    expect(item).toMatchObject({ result_code: 0, fid: 1, client_id: HEAD.id })
    expect(named((await lists(person))['location'], 'Head')).toMatchObject({ isShow: 0, position: 9, fid: 1 })
    const mine = {
      client_id: HEAD.id,
      isShow: 1,
      deleted: 0,
      stamps: { shown: stamp(-1), deleted: stamp(-1) },
    }
    expect((await edit(person, mine))[0]).toMatchObject({
      result_code: 0,
      content: { isShow: 1, position: 9 },
    })
    expect(await pull(person)).toMatchObject([{ fid: 1, groups: { shown: { isShow: 1 } } }])
  })
})

describe('the preferences record', () => {
  const update = async (person: TestPerson, content: unknown) =>
    server.call('sync/update-record', { record_type: 'user_preferences_record', content }, { person })

  test('[D6] shows, hides and moves, list by list, and renames nothing', async () => {
    const person = await server.signUp()
    const [item] = await add(person, own('Left ear'))
    const answer = await update(person, {
      symptom: [{ value: 'Fatigue', isShow: 0 }],
      location: [
        { fid: 1, isShow: 0, position: 12, value: 'Skull' },
        { fid: item!.fid, isShow: 0, value: 'Renamed' },
        { fid: 1_000_555, isShow: 1 },
        { fid: 2, isShow: 5 },
      ],
    })
    expect(answer.body.result_code).toBe(0)
    expect(codes(answer.body['items'] as Item[])).toEqual([0, 0, 0, 204, 227])
    const { location, symptom } = await lists(person)
    expect(named(symptom, 'Fatigue')).toMatchObject({ isShow: 0 })
    expect(named(location, 'Head')).toMatchObject({ isShow: 0, position: 12 })
    expect(named(location, 'Left ear')).toMatchObject({ isShow: 0 })
  })

  test('[SYNC 1.4] what a device stamps is merged by its stamps', async () => {
    const person = await server.signUp()
    const show = (isShow: number, agoMs: number) => ({
      location: [
        { client_id: HEAD.id, isShow, deleted: 0, stamps: { shown: stamp(agoMs), deleted: stamp(agoMs) } },
      ],
    })
    await update(person, show(0, 100))
    const late = await update(person, show(1, 5_000))
    expect(late.body['items']).toMatchObject([{ result_code: 0, content: { isShow: 0 } }])
    expect(await history(person)).toContainEqual({ grp: 'shown', value: { isShow: 1 } })
  })

  test('[D10] a list without items is refused, and nothing of the record is taken', async () => {
    const person = await server.signUp()
    const answer = await update(person, { location: [{ fid: 1, isShow: 0 }], symptom: [] })
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { result_code: 227, errors: [{ path: 'content.symptom', reason: 'empty-list' }] },
    ])
    expect(named((await lists(person))['location'], 'Head')).toMatchObject({ isShow: 1 })
    expect((await update(person, { colour: [{ fid: 1 }] })).body.result_code).toBe(227)
    expect((await update(person, undefined)).body.result_code).toBe(227)
  })

  test('[D6] it is neither made nor deleted', async () => {
    const person = await server.signUp()
    const body = { record_type: 'user_preferences_record', content: { location: [{ fid: 1, isShow: 0 }] } }
    for (const call of ['create-record', 'delete-record'])
      expect((await server.call(`sync/${call}`, body, { person })).body.result_code).toBe(227)
  })
})

describe('pulling', () => {
  test('[D34] with a cursor each changed item comes by itself, of every kind', async () => {
    const person = await server.signUp()
    const sent = own('Left ear')
    const [item] = await add(person, sent)
    await server.call(
      'sync/create-record',
      { content: { severity: 3, timing: server.clock.now } },
      { person },
    )
    const [field, record] = await pull(person)
    expect(field).toEqual({
      record_type: 'list_field_record',
      fid: item!.fid,
      client_id: sent.client_id,
      seq: item!.seq,
      groups: {
        name: { value: 'Left ear', value_type: 'custom', key: null, type: 'location' },
        shown: { isShow: 1 },
        position: { position: 40 },
        icon: { icon_code: null },
        deleted: { deleted: 0 },
      },
      stamps: sent.stamps,
    })
    expect(record).toMatchObject({ record_type: 'pain_record', content: { severity: 3 } })
  })

  test('[D34] without a cursor the lists are one record, which comes when one of them changed', async () => {
    const person = await server.signUp()
    const types = async (last_updated?: number) =>
      (await pull(person, last_updated === undefined ? {} : { last_updated }))
        .map((one) => one['record_type'])
        // What is of the account comes along each time.
        .filter((type) => type !== 'user_profile_record' && type !== 'user_record')
    expect(await types()).toEqual(['user_preferences_record'])
    await add(person, own('One'), own('Two'))
    server.clock.now += 3_600_000
    await server.call(
      'sync/create-record',
      { content: { severity: 3, timing: server.clock.now } },
      { person },
    )
    expect(await types(0)).toEqual(['pain_record', 'user_preferences_record'])
    expect(await types(server.clock.now - 5)).toEqual(['pain_record'])
    expect(await types(server.clock.now - 7_000_000)).toEqual(['pain_record', 'user_preferences_record'])
  })

  test('[SYNC I13] a repeat gets no new place in the order', async () => {
    const person = await server.signUp()
    const [sent, copy] = [own('Yoga'), own('yoga')]
    await add(person, sent, copy)
    const before = await pull(person)
    await add(person, sent, copy)
    await edit(person, sent)
    await edit(person, { fid: 1_000_000, isShow: 1 })
    expect(await pull(person)).toEqual(before)
  })
})

test('[D5] a stranger gets the same answer as for an unknown id, and changes nothing', async () => {
  const [owner, stranger] = [await server.signUp(), await server.signUp()]
  const sent = own('Left ear')
  const [item] = await add(owner, sent)
  const before = await pull(owner)
  const theirs = { ...sent, value: 'Taken', stamps: { name: stamp(0) } }
  for (const call of ['edit', 'delete']) {
    const [byId, byNumber, unknown] = await send(stranger, call, [
      theirs,
      { fid: item!.fid, value: 'Taken' },
      { ...theirs, client_id: randomUUID() },
    ])
    expect([byId, byNumber]).toEqual([unknown, unknown])
  }
  const show = {
    record_type: 'user_preferences_record',
    content: { location: [theirs, { fid: item!.fid, isShow: 0 }] },
  }
  const shown = await server.call('sync/update-record', show, { person: stranger })
  expect(codes(shown.body['items'] as Item[])).toEqual([204, 204])
  await add(stranger, theirs)
  expect(await pull(owner)).toEqual(before)
})

test('[SYNC 1.3] writes of one person at once get one order, and one name stays one item', async () => {
  const person = await server.signUp()
  const bulks = await Promise.all(
    Array.from({ length: 8 }, (_, n) => add(person, own('Yoga'), own(`Own ${n}`))),
  )
  expect(new Set(bulks.map(([yoga]) => yoga!.client_id)).size).toBe(1)
  expect((await pull(person)).length).toBe(9)
})
