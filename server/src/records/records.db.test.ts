import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

type Item = Record<string, unknown> & {
  record_type?: string
  result_code: number
  record_id: number
  client_id: string
  seq: number
  stamps: Record<string, string>
  content?: Record<string, unknown>
}

const DEVICE_A = 'aaaaaaaaaaaa'
const DEVICE_B = 'bbbbbbbbbbbb'
const stamp = (agoMs: number, device = DEVICE_A) =>
  makeStamp({ ms: server.clock.now - agoMs, counter: 0 }, device)

const record = (change: Record<string, unknown> = {}, agoMs = 1_000, device = DEVICE_A) => {
  const content = {
    pain_record_type: 'PainRecord',
    severity: 4,
    timing: 1_700_000_000_000,
    time_offset: 0,
    notes: '',
    deleted: 0,
    ...change,
  }
  const s = stamp(agoMs, device)
  return { client_id: randomUUID(), content, stamps: { severity: s, timing: s, note: s, deleted: s } }
}
const reflection = (score: number, hour: number) => ({
  content: {
    pain_record_type: 'DailyReflection',
    score,
    timing: Date.UTC(2026, 4, 10, hour),
    time_offset: 0,
  },
})
const send = async (person: TestPerson, call: string, records: unknown[]) => {
  const answer = await server.call(`sync/${call}`, { records }, { person })
  return answer.body['items'] as Item[]
}
const pull = async (person: TestPerson, body: Record<string, unknown> = { cursor: 0 }) => {
  const answer = await server.call('sync/get-all-records', body, { person })
  const [head, ...records] = answer.body['records'] as [Record<string, unknown>, ...Item[]]
  return { head, records }
}

describe('creating', () => {
  test('[D28] the same create twice is one record with the same number', async () => {
    const person = await server.signUp()
    const sent = record({ notes: 'bad night' })
    const [first] = await send(person, 'create-records', [sent])
    const [second] = await send(person, 'create-records', [sent])
    expect(second).toEqual(first)
    expect(first).toMatchObject({
      result_code: 0,
      record_id: 1_000_000,
      client_id: sent.client_id,
      stamps: sent.stamps,
    })
    expect((await pull(person)).records.length).toBe(1)
  })

  test('[D30] numbers are counted for each person', async () => {
    const [anna, bert] = [await server.signUp(), await server.signUp()]
    const [a] = await send(anna, 'create-records', [record()])
    const [b] = await send(bert, 'create-records', [record()])
    expect([a!.record_id, b!.record_id]).toEqual([1_000_000, 1_000_000])
  })

  test('[D10] one bad record has its own answer, the others are stored, in order', async () => {
    const person = await server.signUp()
    const hostile = JSON.parse('{"content":{"severity":3,"timing":0,"__proto__":{"a":1}}}') as unknown
    const items = await send(person, 'create-records', [
      record(),
      record({ severity: 11 }),
      'not a record',
      record({ notes: 'half a \ud800 pair' }),
      record({ notes: 'a \0 inside' }),
      record({ timing: Date.UTC(2101, 0, 2) }),
      record({ severity: undefined }),
      hostile,
      record({ notes: 'last' }),
    ])
    expect(items.map((item) => item.result_code)).toEqual([0, 227, 227, 227, 227, 227, 227, 227, 0])
    expect(items[1]!['errors']).toEqual([{ path: 'content.severity', reason: 'too_big' }])
    expect((await pull(person)).records.length).toBe(2)
  })

  test('[D33] more than 250 records answer 110, so that the client halves its bulk', async () => {
    const person = await server.signUp()
    const answer = await server.call(
      'sync/create-records',
      { records: Array.from({ length: 251 }, () => record()) },
      { person },
    )
    expect([answer.status, answer.body.result_code]).toEqual([413, 110])
  })

  test('[D28] one record twice in one bulk is one record', async () => {
    const person = await server.signUp()
    const sent = record()
    const later = {
      ...sent,
      content: { ...sent.content, severity: 9 },
      stamps: { ...sent.stamps, severity: stamp(10) },
    }
    const items = await send(person, 'create-records', [sent, later])
    expect(items.map((item) => item.record_id)).toEqual([1_000_000, 1_000_000])
    expect((await pull(person)).records.map((r) => r.content?.['severity'])).toEqual([9])
  })

  test('[D28] a plain client gets ids and stamps from the server; its repeat answers 180 with the record', async () => {
    const person = await server.signUp()
    const plain = {
      record_id: -3,
      content: { severity: 5, timing: server.clock.now, time_offset: 0, device_id: 'phone' },
    }
    const first = await server.call('sync/create-record', plain, { person })
    expect(first.body).toMatchObject({ result_code: 0, record_id: 1_000_000 })
    const again = await server.call('sync/create-record', plain, { person })
    expect([again.status, again.body]).toMatchObject([
      409,
      { result_code: 180, record_id: 1_000_000, content: { severity: 5 } },
    ])
    const other = await server.call('sync/create-record', { ...plain, record_id: -4 }, { person })
    expect(other.body).toMatchObject({ result_code: 0, record_id: 1_000_001 })
  })

  test('[D30] two reflections of plain clients for one day are one', async () => {
    const person = await server.signUp()
    await send(person, 'create-records', [reflection(3, 20)])
    server.clock.now += 5
    await send(person, 'create-records', [reflection(8, 21)])
    const { records } = await pull(person)
    expect(records.map((r) => r.content?.['score'])).toEqual([8])
  })
})

describe('two devices', () => {
  test('[D32] changes of different groups both live', async () => {
    const person = await server.signUp()
    const sent = record({}, 5_000)
    await send(person, 'create-records', [sent])
    const fromA = {
      ...sent,
      content: { ...sent.content, severity: 8 },
      stamps: { ...sent.stamps, severity: stamp(900) },
    }
    const fromB = {
      ...sent,
      content: { ...sent.content, notes: 'rain' },
      stamps: { ...sent.stamps, note: stamp(800, DEVICE_B) },
    }
    await send(person, 'update-records', [fromA])
    const [item] = await send(person, 'update-records', [fromB])
    expect(item!.content).toMatchObject({ severity: 8, notes: 'rain' })
  })

  test('[SYNC I6] what loses a merge is in the history, and so is what a device says it lost', async () => {
    const person = await server.signUp()
    const sent = record({ notes: 'first' }, 5_000)
    await send(person, 'create-records', [sent])
    const lost = [
      { group: 'note', hlc: stamp(4_000, DEVICE_B), value: { notes: 'never seen by the server' } },
    ]
    const update = {
      ...sent,
      lost,
      content: { ...sent.content, notes: 'second' },
      stamps: { ...sent.stamps, note: stamp(900) },
    }
    await send(person, 'update-records', [update])
    await send(person, 'update-records', [update])
    const rows = await server.db
      .selectFrom('item_history')
      .select('value')
      .where('user_id', '=', person.userId)
      .orderBy('hlc')
      .execute()
    expect(rows.map((row) => row.value)).toEqual([{ notes: 'first' }, { notes: 'never seen by the server' }])
  })

  test('[D32] of an edit and a delete the later act wins', async () => {
    const person = await server.signUp()
    const sent = record({}, 5_000)
    await send(person, 'create-records', [sent])
    const [gone] = await send(person, 'delete-records', [
      { client_id: sent.client_id, stamps: { deleted: stamp(3_000) } },
    ])
    expect(gone!.result_code).toBe(0)
    expect((await pull(person)).records[0]!.content?.['deleted']).toBe(1)
    const edit = { ...sent, stamps: { ...sent.stamps, deleted: stamp(2_000) } }
    await send(person, 'update-records', [edit])
    expect((await pull(person)).records[0]!.content?.['deleted']).toBe(0)
    const late = { client_id: sent.client_id, stamps: { deleted: stamp(2_500, DEVICE_B) } }
    await send(person, 'delete-records', [late])
    expect((await pull(person)).records[0]!.content?.['deleted']).toBe(0)
  })

  test('[SYNC-4] a stamp from a wrong clock is replaced once, the same on every repeat', async () => {
    const person = await server.signUp()
    const ahead = record({}, -300 * 86_400_000)
    const [first] = await send(person, 'create-records', [ahead])
    expect(first!.stamps['severity']! < stamp(-60_000)).toBe(true)
    server.clock.now += 3_600_000
    const [again] = await send(person, 'create-records', [ahead])
    expect(again).toEqual(first)
  })
})

describe('updating and deleting', () => {
  test('[SYNC-4] a replaced stamp is remembered though the device has told its value by the new one before', async () => {
    const person = await server.signUp()
    const sent = record({ notes: 'from tomorrow' }, -86_400_000)
    const [first] = await send(person, 'create-records', [sent])
    // As after a restore: all is offered again, and what lost meanwhile is told by the stamp that it was given here.
    const lost = [{ group: 'note', hlc: first!.stamps['note'], value: { notes: 'from tomorrow' } }]
    const { client_id } = sent
    const content = { severity: 4, timing: 1_700_000_000_000 }
    await send(person, 'update-records', [{ client_id, content, stamps: { severity: stamp(0) }, lost }])
    server.clock.now += 5_000
    const over = { ...record({ notes: 'written over it' }, 0, DEVICE_B), client_id }
    await send(person, 'update-records', [over])
    const [late] = await send(person, 'create-records', [sent])
    expect(late!.content).toMatchObject({ notes: 'written over it' })
  })

  test('[D10] what the server never had answers 204', async () => {
    const person = await server.signUp()
    const unknown = record()
    const update = await send(person, 'update-records', [
      unknown,
      { record_id: 77, content: { severity: 1 } },
    ])
    const removal = await send(person, 'delete-records', [
      { client_id: unknown.client_id },
      { record_id: 77 },
    ])
    expect([...update, ...removal].map((item) => item.result_code)).toEqual([204, 204, 204, 204])
  })

  test('[D28] a tombstone sent as a create is stored', async () => {
    const person = await server.signUp()
    const tombstone = { client_id: randomUUID(), deleted: 1, stamps: { deleted: stamp(10) } }
    expect((await send(person, 'create-records', [tombstone]))[0]!.result_code).toBe(0)
    expect((await pull(person)).records[0]!.content).toEqual({ deleted: 1 })
  })

  test('[D28] a plain client changes one field by number and the rest stays', async () => {
    const person = await server.signUp()
    const [item] = await send(person, 'create-records', [record({ notes: 'stays' })])
    const answer = await server.call(
      'sync/update-record',
      { record_id: item!.record_id, content: { severity: 9 } },
      { person },
    )
    expect(answer.body['content']).toMatchObject({ severity: 9, notes: 'stays' })
  })

  test('[D5] a stranger gets the same answer as for an unknown id, and changes nothing', async () => {
    const [owner, stranger] = [await server.signUp(), await server.signUp()]
    const sent = record()
    const [item] = await send(owner, 'create-records', [sent])
    const before = await pull(owner)
    const strange = { ...sent, stamps: { severity: stamp(0), note: stamp(0) } }
    for (const call of ['update-records', 'delete-records']) {
      const [mine] = await send(stranger, call, [strange])
      const [unknown] = await send(stranger, call, [{ ...strange, client_id: randomUUID() }])
      const [byNumber] = await send(stranger, call, [
        { record_id: item!.record_id, content: { severity: 1 } },
      ])
      expect([mine, byNumber]).toEqual([unknown, unknown])
    }
    await send(stranger, 'create-records', [strange])
    expect((await pull(owner)).records).toEqual(before.records)
  })
})

describe('what must not get lost on the way', () => {
  test('[D28] a thin tombstone of a reflection does not close its day', async () => {
    const person = await server.signUp()
    const client_id = randomUUID()
    await send(person, 'create-records', [{ client_id, deleted: 1, stamps: { deleted: stamp(50) } }])
    const s = stamp(10)
    const content = { pain_record_type: 'DailyReflection', score: 6, timing: server.clock.now, deleted: 0 }
    const [item] = await send(person, 'create-records', [
      { client_id, content, stamps: { score: s, timing: s, deleted: s } },
    ])
    expect(item!.result_code).toBe(0)
    const stored = await server.db
      .selectFrom('item')
      .select('kind')
      .where('client_id', '=', client_id)
      .execute()
    expect(stored).toEqual([{ kind: 'reflection' }])
  })

  test('[SYNC I6] an edit that travels with a delete is kept', async () => {
    const person = await server.signUp()
    const sent = record({ notes: 'first' }, 5_000)
    await send(person, 'create-records', [sent])
    const edited = { ...sent.content, notes: 'written before the delete', deleted: 1 }
    const stamps = { ...sent.stamps, note: stamp(900), deleted: stamp(800) }
    await send(person, 'delete-records', [{ client_id: sent.client_id, content: edited, stamps }])
    expect((await pull(person)).records[0]!.content).toMatchObject({
      notes: 'written before the delete',
      deleted: 1,
    })
  })

  test('[SYNC 1.4] any number of losers is kept', async () => {
    const person = await server.signUp()
    const lost = (n: number) =>
      Array.from({ length: 180 }, (_, i) => ({
        group: 'note',
        hlc: stamp(10_000 + i),
        value: { notes: `${n} ${i}` },
      }))
    const items = await send(
      person,
      'create-records',
      Array.from({ length: 60 }, (_, n) => ({ ...record(), lost: lost(n) })),
    )
    expect(new Set(items.map((item) => item.result_code))).toEqual(new Set([0]))
    const rows = await server.db
      .selectFrom('item_history')
      .select('hlc')
      .where('user_id', '=', person.userId)
      .execute()
    expect(rows.length).toBe(60 * 180)
  })

  test('[SYNC 1.4] the same loser is one row of history, whatever the order of its keys', async () => {
    const person = await server.signUp()
    const old = { time_offset: 0, timing: 1_700_000_000_000, pain_duration: 60 }
    const sent = record(old, 5_000)
    const later = {
      ...sent,
      content: { ...sent.content, timing: 1_700_000_500_000 },
      stamps: { ...sent.stamps, timing: stamp(9) },
    }
    await send(person, 'create-records', [sent])
    await send(person, 'update-records', [later])
    await send(person, 'create-records', [sent])
    const rows = await server.db
      .selectFrom('item_history')
      .select('grp')
      .where('user_id', '=', person.userId)
      .execute()
    expect(rows).toEqual([{ grp: 'timing' }])
  })

  test('[D28] a repeat is known by the signed-in device where the record names none', async () => {
    const person = await server.signUp()
    const plain = { record_id: -1, content: { severity: 5, timing: server.clock.now } }
    await server.call('sync/create-record', plain, { person })
    expect((await server.call('sync/create-record', plain, { person })).body.result_code).toBe(180)
  })

  test('[SYNC I14] a save of a known field does not carry unknown ones upwards', async () => {
    const person = await server.signUp()
    const sent = record({ mood_word: 'old' }, 5_000)
    const before = { ...sent, stamps: { ...sent.stamps, mood: stamp(5_000) } }
    await send(person, 'create-records', [before])
    const newer = {
      ...before,
      content: { ...sent.content, mood_word: 'new' },
      stamps: { ...before.stamps, mood: stamp(900, DEVICE_B) },
    }
    await send(person, 'update-records', [newer])
    await send(person, 'update-records', [
      {
        ...before,
        content: { ...before.content, severity: 9 },
        stamps: { ...before.stamps, severity: stamp(5) },
      },
    ])
    expect((await pull(person)).records[0]!.content).toMatchObject({ severity: 9, mood_word: 'new' })
  })

  test('[D28] a delete that does not say when is stamped by the server, and deletes', async () => {
    const person = await server.signUp()
    const sent = record()
    await send(person, 'create-records', [sent])
    await send(person, 'delete-records', [{ client_id: sent.client_id, stamps: { severity: stamp(5) } }])
    expect((await pull(person)).records[0]!.content?.['deleted']).toBe(1)
  })

  test('[SYNC 1.4] a list of factors cleared by null clears its medicines too, and only those', async () => {
    const person = await server.signUp()
    const pill = { value: 'Ibuprofen', effectiveness: 1, dosage: 400, dosage_units: 'mg' }
    const worse = { value: 'Coffee', effectiveness: 0, dosage: 1, dosage_units: 'units' }
    const s = stamp(5_000)
    const sent = record({ alleviating_factor: [pill], aggravating_factor: [worse] }, 5_000)
    const first = {
      ...sent,
      stamps: { ...sent.stamps, alleviating_factor: s, aggravating_factor: s, medications: s },
    }
    await send(person, 'create-records', [first])
    const t = stamp(5)
    const cleared = {
      ...first,
      content: { ...sent.content, alleviating_factor: null },
      stamps: { ...first.stamps, alleviating_factor: t, medications: t },
    }
    await send(person, 'update-records', [cleared])
    expect((await pull(person)).records[0]!.content).toMatchObject({ aggravating_factor: [worse] })
    expect((await pull(person)).records[0]!.content?.['alleviating_factor'] ?? []).toEqual([])
  })

  test('[D28] one key of a group sent by a plain client leaves the others as they are', async () => {
    const person = await server.signUp()
    const [item] = await send(person, 'create-records', [
      record({ time_offset: 7_200_000, pain_duration: 600 }),
    ])
    const timing = 1_700_000_100_000
    const answer = await server.call(
      'sync/update-record',
      { record_id: item!.record_id, content: { timing } },
      { person },
    )
    expect(answer.body['content']).toMatchObject({ timing, time_offset: 7_200_000, pain_duration: 600 })
  })

  test('[SYNC 1.2] a stamp without content changes nothing of a group that we know', async () => {
    const person = await server.signUp()
    const sent = record({ notes: 'stays' }, 5_000)
    await send(person, 'create-records', [sent])
    await send(person, 'update-records', [{ client_id: sent.client_id, stamps: { note: stamp(1) } }])
    expect((await pull(person)).records[0]!.content).toMatchObject({ notes: 'stays', severity: 4 })
  })
})

describe('pulling', () => {
  test('[SYNC I12] pages by cursor bring each record once, in order of commits', async () => {
    const person = await server.signUp()
    await send(
      person,
      'create-records',
      Array.from({ length: 25 }, () => record()),
    )
    const seen: string[] = []
    let cursor = 0
    for (let more = true; more;) {
      const { head, records } = await pull(person, { cursor, limit: 10 })
      seen.push(...records.map((r) => r.client_id))
      ;[cursor, more] = [Number(head['cursor']), head['more'] === true]
    }
    expect([seen.length, new Set(seen).size]).toEqual([25, 25])
    expect((await pull(person, { cursor })).records).toEqual([])
  })

  test('[SYNC I13] a repeat gets no new place in the order', async () => {
    const person = await server.signUp()
    const sent = record()
    await send(person, 'create-records', [sent])
    const { head } = await pull(person)
    await send(person, 'update-records', [sent])
    expect((await pull(person, { cursor: head['cursor'] })).records).toEqual([])
  })

  test('[SYNC 1.2] with last_updated only, what changed since comes, ten minutes to spare', async () => {
    const person = await server.signUp()
    await send(person, 'create-records', [record({ notes: 'old' })])
    server.clock.now += 3_600_000
    await send(person, 'create-records', [record({ notes: 'new' })])
    const notes = async (last_updated: number) =>
      (await pull(person, { last_updated })).records
        .filter(({ record_type }) => record_type === 'pain_record')
        .map((r) => r.content?.['notes'])
    expect(await notes(0)).toEqual(['old', 'new'])
    expect(await notes(server.clock.now - 5)).toEqual(['new'])
  })

  test('[SYNC 1.4] a cursor beyond the end makes a new epoch, once', async () => {
    const person = await server.signUp()
    const { head } = await pull(person)
    const beyond = await pull(person, { cursor: 500, epoch: head['epoch'] })
    expect(beyond.head['epoch']).not.toBe(head['epoch'])
    const second = await pull(person, { cursor: 700, epoch: head['epoch'] })
    expect(second.head['epoch']).toBe(beyond.head['epoch'])
  })

  test('[SYNC I14] fields of a newer client come back to it unharmed', async () => {
    const person = await server.signUp()
    const sent = record({ weather: { hPa: 990 }, future_flag: true })
    await send(person, 'create-records', [{ ...sent, stamps: { ...sent.stamps, weather: stamp(5) } }])
    expect((await pull(person)).records[0]!.content).toMatchObject({
      weather: { hPa: 990 },
      future_flag: true,
    })
  })

  test('[SYNC 1.1] an alias leads to the record it stands for', async () => {
    const person = await server.signUp()
    const [item] = await send(person, 'create-records', [record()])
    const alias = randomUUID()
    await server.db
      .insertInto('item_alias')
      .values({ user_id: person.userId, client_id: alias, target: item!.client_id })
      .execute()
    const [merged] = await send(person, 'update-records', [
      { ...record({ severity: 10 }, 5), client_id: alias },
    ])
    expect(merged).toMatchObject({ result_code: 0, client_id: item!.client_id, record_id: item!.record_id })
    expect((await pull(person)).records.length).toBe(1)
  })
})

test('[SYNC 1.3] writes of one person at once get one order: none lost, no number twice', async () => {
  const person = await server.signUp()
  const bulks = await Promise.all(
    Array.from({ length: 12 }, () => send(person, 'create-records', [record(), record()])),
  )
  const items = bulks.flat()
  expect(new Set(items.map((item) => item.record_id)).size).toBe(24)
  const { records } = await pull(person)
  expect(records.map((r) => r.seq)).toEqual(Array.from({ length: 24 }, (_, n) => n + 1))
})
