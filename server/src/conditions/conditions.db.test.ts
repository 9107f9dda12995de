import { randomUUID } from 'node:crypto'
import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import { aliasGroup } from '@reprieve/contract/aliasGroups.ts'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

type Fields = Record<string, unknown>
type ConditionAnswer = Fields & {
  result_code: number
  fid: number
  client_id: string
  seq: number
  stamps: Record<string, string>
  content?: Fields
}

const HEADACHES = CATALOGUE_CONDITIONS.find(({ key }) => key === 'headaches')!
const stamp = (agoMs: number, device = 'aaaaaaaaaaaa') =>
  makeStamp({ ms: server.clock.now - agoMs, counter: 0 }, device)

/** As our own devices send it: with an id and stamps of its own. */
const own = (value: string, change: Fields = {}, agoMs = 5_000): Fields & { client_id: string } => {
  const said = { value, isShow: 1, deleted: 0, ...change }
  const groups = ['name', 'shown', 'deleted', 'first_symptom', 'diagnosed'].filter(
    (group) => ['name', 'shown', 'deleted'].includes(group) || group in said,
  )
  return {
    client_id: randomUUID(),
    stamps: Object.fromEntries(groups.map((g) => [g, stamp(agoMs)])),
    ...said,
  }
}

const ask = async (person: TestPerson, call: string, body: Fields): Promise<ConditionAnswer> =>
  (await server.call(`sync/${call}-condition`, body, { person })).body as ConditionAnswer
const add = (person: TestPerson, body: Fields) => ask(person, 'add', body)
const edit = (person: TestPerson, body: Fields) => ask(person, 'edit', body)
const remove = (person: TestPerson, body: Fields) => ask(person, 'delete', body)

const pull = async (person: TestPerson): Promise<Fields[]> => {
  const answer = await server.call('sync/get-all-records', { cursor: 0 }, { person })
  return (answer.body['records'] as Fields[]).slice(1)
}
const living = async (person: TestPerson): Promise<Fields[]> => {
  const answer = await server.call('sync/get-record', { type: 'user_profile_record' }, { person })
  return (answer.body['content'] as { condition: Fields[] }).condition
}
const history = (person: TestPerson) =>
  server.db.selectFrom('item_history').select(['grp', 'value']).where('user_id', '=', person.userId).execute()

describe('adding', () => {
  test('[D28, D30] one gets a number of the person, and the same sent twice is one', async () => {
    const person = await server.signUp()
    const sent = own('My knee', { diagnosed: '2019-04-01' })
    const first = await add(person, sent)
    expect(first).toMatchObject({
      result_code: 0,
      fid: 1_000_000,
      client_id: sent.client_id,
      stamps: sent['stamps'],
    })
    expect(first).not.toHaveProperty('content')
    expect(await add(person, sent)).toMatchObject({ result_code: 0, fid: 1_000_000, seq: first.seq })
    expect(await pull(person)).toMatchObject([
      {
        record_type: 'condition_record',
        fid: 1_000_000,
        client_id: sent.client_id,
        groups: { name: { value: 'My knee' }, diagnosed: { diagnosed: '2019-04-01' } },
      },
    ])
  })

  test.each([
    ['its name in other letters', { value: ' MY KNEE' }],
    ['its name in another language', { value: 'Knie', value_translations: { en: 'my knee' } }],
  ])(
    '[D29, COND-4] a second by %s is answered 215 with the first, and nothing is written',
    async (_, change) => {
      const person = await server.signUp()
      const kept = own('My knee', { diagnosed: '2019-04-01' })
      const { seq } = await add(person, kept)
      const told = await add(person, own('x', { first_symptom: '2018-01-01', ...change }))
      expect(told).toMatchObject({
        result_code: 215,
        result_msg: expect.any(String) as string,
        fid: 1_000_000,
        client_id: kept.client_id,
        seq,
        stamps: kept['stamps'],
        content: { value: 'My knee', diagnosed: '2019-04-01' },
      })
      expect(await pull(person)).toHaveLength(1)
      expect(await history(person)).toEqual([])
    },
  )

  test('[D30, COND-4] an entry of the catalogue has its id and number everywhere: from two devices it is one', async () => {
    const person = await server.signUp()
    const fromDevice = (change: Fields, agoMs: number) =>
      own('Headaches', { client_id: HEADACHES.id, original_fid: HEADACHES.fid, ...change }, agoMs)
    expect(await add(person, fromDevice({ diagnosed: '2019-04-01' }, 9_000))).toMatchObject({
      result_code: 0,
      fid: HEADACHES.fid,
    })
    const second = await add(person, fromDevice({ first_symptom: '2018-11-02' }, 5_000))
    expect(second).toMatchObject({
      result_code: 0,
      client_id: HEADACHES.id,
      content: { diagnosed: '2019-04-01' },
    })
    expect(await living(person)).toMatchObject([{ first_symptom: '2018-11-02', diagnosed: '2019-04-01' }])
    // Typed in any language it is the entry.
    const typed = own('두통', { value_translations: { ko: '두통', de: HEADACHES.names.de } })
    expect(await add(person, typed)).toMatchObject({ result_code: 0 })
    const named = {
      client_id: HEADACHES.id,
      original_fid: HEADACHES.fid,
      value_translations: HEADACHES.names,
    }
    const other = await server.signUp()
    await add(other, own('Headaches', named))
    expect(await add(other, own('두통'))).toMatchObject({ result_code: 215, client_id: HEADACHES.id })
  })

  test('[D28] a client of the specification adds by name or by number, and hears of a second time', async () => {
    const person = await server.signUp()
    const first = await add(person, { fid: -1, value: 'headaches', first_symptom: '', isShow: 1 })
    expect(first).toMatchObject({ result_code: 0, fid: HEADACHES.fid, client_id: HEADACHES.id })
    expect(first.content).toMatchObject({ value: 'Headaches', value_translations: HEADACHES.names })
    for (const again of [
      { fid: -2, value: 'headaches' },
      { fid: HEADACHES.fid },
      { fid: -3, value: 'Kopfschmerzen' },
    ])
      expect(await add(person, again)).toMatchObject({ result_code: 215, fid: HEADACHES.fid })
    expect(await add(person, { fid: -4, value: 'Mein Knie' })).toMatchObject({
      result_code: 0,
      fid: 1_000_000,
    })
    expect(await add(person, { fid: -4, value: 'Mein Knie' })).toMatchObject({
      result_code: 215,
      fid: 1_000_000,
    })
  })

  test('[D10, D29] what cannot be a condition is refused by name, and stops nothing else', async () => {
    const person = await server.signUp()
    const faults = async (body: Fields) => (await add(person, body))['errors']
    expect(await faults({ fid: -1 })).toEqual([{ path: 'value', reason: 'required' }])
    expect(await faults({ fid: 999_999 })).toEqual([{ path: 'value', reason: 'required' }])
    expect(await add(person, { value: 'x', diagnosed: '2019-02-30' })).toMatchObject({ result_code: 227 })
    const record = await server.call(
      'sync/create-record',
      { content: { severity: 4, timing: server.clock.now } },
      { person },
    )
    const taken = own('x', { client_id: record.body['client_id'] })
    expect(await faults(taken)).toEqual([{ path: 'client_id', reason: 'kind-changed' }])
    expect(await living(person)).toEqual([])
  })

  test('[D10, COND-4] two of another client that are no entries are two, whatever it says for an entry', async () => {
    const person = await server.signUp()
    for (const [fid, value] of ['Knee', 'Hip', 'Neck'].entries())
      expect(await add(person, { fid: -1 - fid, original_fid: -1, value })).toMatchObject({ result_code: 0 })
    expect(await living(person)).toHaveLength(3)
  })

  test('[D10] one that is too large is refused, also where it grows piece by piece, and can still be deleted', async () => {
    const person = await server.signUp()
    const sent = own('My knee', { of_tomorrow: 'x'.repeat(60_000) })
    expect(await add(person, sent)).toMatchObject({ result_code: 0 })
    const more = {
      client_id: sent.client_id,
      of_later: 'x'.repeat(60_000),
      stamps: { of_later: stamp(1), deleted: stamp(1) },
    }
    const told = await edit(person, more)
    expect([told.result_code, told['errors']]).toEqual([227, [{ path: '', reason: 'too-large' }]])
    const gone = { ...more, stamps: { of_later: stamp(0), deleted: stamp(0) } }
    expect(await remove(person, gone)).toMatchObject({ result_code: 0 })
    expect(await edit(person, { client_id: sent.client_id, isShow: 1 })).toMatchObject({ result_code: 227 })
  })

  test('[D28] a tombstone that nobody knows is kept, and a deleted one can be added again', async () => {
    const person = await server.signUp()
    const gone = own('Gone', { deleted: 1 }, 9_000)
    expect(await add(person, gone)).toMatchObject({ result_code: 0 })
    expect(await add(person, own('Gone'))).toMatchObject({ result_code: 0 })
    expect(
      await add(person, {
        ...gone,
        deleted: 0,
        stamps: { ...(gone['stamps'] as object), deleted: stamp(1) },
      }),
    )
      // Now there is another one of its name.
      .toMatchObject({ result_code: 215 })
    expect(await living(person)).toHaveLength(1)
  })

  test('[D29] two that are alike, added at the same moment, end as one', async () => {
    const person = await server.signUp()
    const told = await Promise.all(Array.from({ length: 6 }, () => add(person, own('Sciatica of mine'))))
    expect(told.map(({ result_code: code }) => String(code)).toSorted()).toEqual([
      '0',
      ...Array.from({ length: 5 }, () => '215'),
    ])
    expect(new Set(told.map(({ client_id: id }) => id)).size).toBe(1)
  })
})

describe('editing', () => {
  test('[SYNC-24] an add that comes again, called as another one is by now, is told of itself', async () => {
    const person = await server.signUp()
    const [knee, hip] = [own('Knee of mine'), own('Hip of mine')]
    await add(person, knee)
    await add(person, hip)
    const again = { ...hip, value: 'knee of mine', stamps: { ...(hip['stamps'] as Fields), name: stamp(1) } }
    expect(await add(person, again)).toMatchObject({
      result_code: 215,
      client_id: hip.client_id,
      content: { value: 'Hip of mine' },
    })
    expect((await living(person)).map(({ value }) => value)).toEqual(['Knee of mine', 'Hip of mine'])
  })

  test('[SYNC-3] two edits of different things are both kept, by id and by number', async () => {
    const person = await server.signUp()
    const sent = own('My knee')
    await add(person, sent)
    await edit(person, { ...sent, diagnosed: '2019-04-01', stamps: { diagnosed: stamp(10) } })
    expect(await edit(person, { fid: 1_000_000, first_symptom: '2018-11-02' })).toMatchObject({
      result_code: 0,
      content: { value: 'My knee', diagnosed: '2019-04-01', first_symptom: '2018-11-02' },
    })
  })

  test('[D29, SYNC-24] a name that another one has is answered 215 with that one, and nothing is written', async () => {
    const person = await server.signUp()
    const [knee, hip] = [own('Knee of mine'), own('Hip of mine')]
    await add(person, knee)
    await add(person, hip)
    const renamed = { ...hip, value: 'knee of mine', stamps: { name: stamp(1) } }
    expect(await edit(person, renamed)).toMatchObject({ result_code: 215, client_id: knee.client_id })
    expect((await living(person)).map(({ value }) => value)).toEqual(['Knee of mine', 'Hip of mine'])
    // A name that has lost already takes none away.
    const late = { ...hip, value: 'Knee of mine', stamps: { name: stamp(60_000) } }
    expect(await edit(person, late)).toMatchObject({ result_code: 0, content: { value: 'Hip of mine' } })
  })

  test('[D29] one that nobody has, or that is something else, is answered 216', async () => {
    const person = await server.signUp()
    expect(await edit(person, own('x'))).toMatchObject({ result_code: 216 })
    for (const fid of [-3, 0, HEADACHES.fid, 1_000_000])
      expect(await edit(person, { fid, value: 'x' })).toMatchObject({ result_code: 216 })
    expect(await edit(person, {})).toMatchObject({ result_code: 216 })
  })

  test('[D30, COND-4] what has its id from the catalogue keeps the name that it has there', async () => {
    const person = await server.signUp()
    const sent = own('Headaches', { client_id: HEADACHES.id, original_fid: HEADACHES.fid })
    await add(person, sent)
    expect(await edit(person, { ...sent, value: 'Toothache', stamps: { name: stamp(1) } })).toMatchObject({
      result_code: 227,
      errors: [{ path: 'value', reason: 'catalogue-name' }],
    })
    const shown = { ...sent, isShow: 0, stamps: { ...(sent['stamps'] as object), shown: stamp(1) } }
    expect(await edit(person, shown)).toMatchObject({ result_code: 0 })
    // An older app has an older catalogue; what it has always called it is no new name.
    const other = await server.signUp()
    const old = own('Cephalalgia', { client_id: HEADACHES.id, original_fid: HEADACHES.fid })
    expect(await add(other, old)).toMatchObject({ result_code: 0, fid: HEADACHES.fid })
    expect(
      await edit(other, { ...old, isShow: 0, stamps: { name: stamp(5_000), shown: stamp(1) } }),
    ).toMatchObject({
      result_code: 0,
    })
  })

  test('[D29, SYNC-23] an id that an item carries as merged leads to that item, also through another', async () => {
    const person = await server.signUp()
    const [kept, copy, older] = [own('My knee'), randomUUID(), randomUUID()]
    await add(person, kept)
    const aliases = [copy, older].map(aliasGroup)
    const merged = {
      ...kept,
      ...Object.fromEntries(aliases.map((group) => [group, 1])),
      stamps: {
        ...(kept['stamps'] as object),
        ...Object.fromEntries(aliases.map((group) => [group, stamp(1)])),
      },
    }
    expect(await edit(person, merged)).toMatchObject({ result_code: 0 })
    for (const id of [copy, older]) {
      const late = own('My knee', { client_id: id, diagnosed: '2019-04-01' }, 9_000)
      expect(await add(person, late)).toMatchObject({ result_code: 0, client_id: kept.client_id })
      const later = { ...late, first_symptom: '2018-11-02', stamps: { first_symptom: stamp(0) } }
      expect(await edit(person, later)).toMatchObject({ result_code: 0, client_id: kept.client_id })
    }
    // One that another device had merged into the copy, before the copy was merged.
    const third = randomUUID()
    const knew = own('My knee', { client_id: copy, [aliasGroup(third)]: 1 })
    const stamps = { ...(knew['stamps'] as object), [aliasGroup(third)]: stamp(8_000) }
    expect(await edit(person, { ...knew, stamps })).toMatchObject({ result_code: 0 })
    expect(await edit(person, { client_id: third, isShow: 1, stamps: { shown: stamp(0) } })).toMatchObject({
      result_code: 0,
      client_id: kept.client_id,
    })
    // What the copy had said when its device merged it was settled then, and is in the history.
    const [shown] = await living(person)
    expect(shown).toMatchObject({ client_id: kept.client_id, first_symptom: '2018-11-02' })
    expect(shown).not.toHaveProperty('diagnosed')
    expect(await history(person)).toContainEqual({ grp: 'diagnosed', value: { diagnosed: '2019-04-01' } })
    // Nothing of ours is told to who reads as the specification says.
    expect(JSON.stringify(await living(person))).not.toContain('alias')
  })
})

describe('deleting', () => {
  test('[D29] by number or by id, once or twice', async () => {
    const person = await server.signUp()
    const sent = own('My knee')
    await add(person, sent)
    await add(person, own('My hip'))
    expect(await remove(person, { fid: 1_000_000 })).toMatchObject({ result_code: 0, fid: 1_000_000 })
    expect(await remove(person, { fid: 1_000_000 })).toMatchObject({ result_code: 0 })
    expect((await living(person)).map(({ value }) => value)).toEqual(['My hip'])
    // Its name is free again.
    expect(await add(person, own('My knee'))).toMatchObject({ result_code: 0 })
  })

  test('[D29, SYNC-25] one that nobody has is answered 216, and yet cannot be brought back by an older word', async () => {
    const person = await server.signUp()
    expect(await remove(person, { fid: 1_000_007 })).toMatchObject({ result_code: 216 })
    expect(await remove(person, { client_id: randomUUID() })).toMatchObject({ result_code: 216 })
    const sent = own('My knee')
    const gone = { client_id: sent.client_id, stamps: { deleted: stamp(1_000) } }
    expect(await remove(person, gone)).toMatchObject({ result_code: 216 })
    expect(await remove(person, gone)).toMatchObject({ result_code: 0 })
    expect(await add(person, sent)).toMatchObject({ result_code: 0 })
    expect(await living(person)).toEqual([])
  })

  test('[D29, SYNC-25] one that was taken back since lives, and gets no name of another by the delete', async () => {
    const person = await server.signUp()
    const [knee, hip] = [own('Knee of mine'), own('Hip of mine')]
    await add(person, knee)
    await add(person, hip)
    await edit(person, { ...hip, stamps: { ...(hip['stamps'] as object), deleted: stamp(100) } })
    const stamps = { name: stamp(2_000), diagnosed: stamp(2_000), deleted: stamp(1_000) }
    const late = { ...hip, value: 'knee of mine', diagnosed: '2019-04-01', deleted: 1, stamps }
    const told = await remove(person, late)
    expect(told).toMatchObject({ result_code: 0, content: { value: 'Hip of mine', diagnosed: '2019-04-01' } })
    expect((await living(person)).map(({ value }) => value)).toEqual(['Knee of mine', 'Hip of mine'])
    expect(await history(person)).toContainEqual({ grp: 'name', value: { value: 'knee of mine' } })
  })

  test('[D29] no word that goes along keeps it from being deleted', async () => {
    const person = await server.signUp()
    const sent = own('My knee')
    await add(person, sent)
    const broken = {
      client_id: sent.client_id,
      stamps: { deleted: stamp(1) },
      diagnosed: 'never',
      isShow: 'x',
    }
    expect(await remove(person, broken)).toMatchObject({ result_code: 0 })
    expect(await living(person)).toEqual([])
  })
})

describe('of others', () => {
  test('[D5] what is another person’s is like what nobody has, in every call, and stays as it was', async () => {
    const [owner, stranger] = [await server.signUp(), await server.signUp()]
    const sent = own('My knee')
    const { fid } = await add(owner, sent)
    const before = await pull(owner)
    const naming: Fields[] = [{ fid }, { client_id: sent.client_id, stamps: { deleted: stamp(1) } }]
    for (const named of naming) {
      expect(await edit(stranger, { ...named, value: 'Mine now' })).toMatchObject({ result_code: 216 })
      expect(await remove(stranger, named)).toMatchObject({ result_code: 216 })
    }
    expect(await add(stranger, { ...sent, value: 'Mine now' })).toMatchObject({
      result_code: 0,
      client_id: sent.client_id,
    })
    const alias = aliasGroup(sent.client_id)
    const mine = own('Another')
    await add(stranger, mine)
    await edit(stranger, {
      ...mine,
      [alias]: 1,
      stamps: { ...(mine['stamps'] as object), [alias]: stamp(1) },
    })
    expect(await pull(owner)).toEqual(before)
    expect(
      await edit(owner, { ...sent, diagnosed: '2019-04-01', stamps: { diagnosed: stamp(1) } }),
    ).toMatchObject({
      result_code: 0,
      client_id: sent.client_id,
    })
  })

  test('[D10] without a session nothing is said', async () => {
    for (const call of ['add', 'edit', 'delete'])
      expect((await server.call(`sync/${call}-condition`, own('x'))).body.result_code).toBe(104)
  })
})
