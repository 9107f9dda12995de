import { randomUUID } from 'node:crypto'
import { signalClientId } from '@reprieve/contract/ids.ts'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

type Fields = Record<string, unknown>
type SignalAnswer = Fields & { result_code: number; record_id: number; client_id: string; content?: Fields }

const stampAt = (agoMs: number) => makeStamp({ ms: server.clock.now - agoMs, counter: 0 }, 'aaaaaaaaaaaa')
const ABOUT = { source: 'apple-health', month: '2026-11', file_day: '2026-11-15' }
const ID = signalClientId('apple-health', '2026-11')

function month(days: Fields, agoMs = 5_000): Fields {
  const content: Fields = { about: ABOUT, ...days, deleted: 0 }
  const stamps = Object.fromEntries(Object.keys(content).map((group) => [group, stampAt(agoMs)]))
  return { record_type: 'signal_record', client_id: ID, content, stamps }
}

const send = async (person: TestPerson, act: string, ...records: Fields[]): Promise<SignalAnswer[]> => {
  const answer = await server.call(`sync/${act}-records`, { records }, { person })
  return answer.body['items'] as SignalAnswer[]
}
const one = async (person: TestPerson, act: string, body: Fields): Promise<SignalAnswer> =>
  (await server.call(`sync/${act}-record`, body, { person })).body as SignalAnswer
const pull = async (person: TestPerson, body: Fields = { cursor: 0 }): Promise<Fields[]> => {
  const answer = await server.call('sync/get-all-records', body, { person })
  return (answer.body['records'] as Fields[]).slice(1)
}

test('[D66, COMP-2] service-status names the kinds that the record calls accept', async () => {
  const { body } = await server.call('core/service-status')
  expect(body['kinds']).toEqual(['record', 'reflection', 'dose', 'signal'])
})

test('[D34, D28, COMP-1] a month of day values goes by the record calls; the same twice is one', async () => {
  const person = await server.signUp()
  const sent = month({ d01: { sleep: 412, steps: 5_300 }, d31: { resting_hr: 61 } })
  const record = {
    record_type: 'pain_record',
    client_id: randomUUID(),
    content: { severity: 4, timing: server.clock.now },
  }
  expect(await send(person, 'create', sent, record)).toMatchObject([
    { result_code: 0, client_id: ID },
    { result_code: 0 },
  ])
  expect(await one(person, 'create', sent)).toMatchObject({ result_code: 0 })
  const pulled = await pull(person)
  expect(pulled.filter(({ record_type: type }) => type === 'signal_record')).toMatchObject([
    {
      client_id: ID,
      groups: {
        about: { about: ABOUT },
        d01: { d01: { sleep: 412, steps: 5_300 } },
        d31: { d31: { resting_hr: 61 } },
      },
      stamps: sent['stamps'],
    },
  ])
  const asked = { record_type: 'signal_record', client_id: ID }
  const answer = await server.call('sync/get-record', asked, { person })
  expect(answer.body).toMatchObject({ result_code: 0, groups: { d01: { d01: { sleep: 412 } } } })
  // The specification's five types have no day values.
  const bundle = await pull(person, { last_updated: 0 })
  expect(bundle.filter(({ record_type: type }) => type === 'signal_record')).toEqual([])
})

test('[SIG-4, COMP-1] days of two devices merge separately, and what only a newer app knows comes back', async () => {
  const person = await server.signUp()
  await send(person, 'create', month({ d01: { sleep: 400 }, d02: { sleep: 300 } }, 5_000))
  const [told] = await send(
    person,
    'create',
    month({ d02: { sleep: 310, mood_of_tomorrow: 3 }, d03: { sleep: 450 }, of_tomorrow: { a: 1 } }, 4_000),
  )
  expect(told).toMatchObject({ result_code: 0, content: { d01: { sleep: 400 } } })
  const [stored] = await pull(person)
  expect(stored).toMatchObject({
    groups: {
      d01: { d01: { sleep: 400 } },
      d02: { d02: { sleep: 310, mood_of_tomorrow: 3 } },
      d03: { d03: { sleep: 450 } },
      of_tomorrow: { of_tomorrow: { a: 1 } },
    },
  })
})

test('[D10] a month that does not fit is refused by name, and no other with it', async () => {
  const person = await server.signUp()
  const bad: Fields[] = [
    month({ about: { source: 'x', month: '2026-13' } }),
    month({ about: null }),
    month({ d01: { sleep: 'long' } }),
    month({ d01: 5 }),
    { record_type: 'signal_record' },
  ]
  const told = await send(
    person,
    'create',
    ...bad.map((one) => ({ ...one, client_id: randomUUID() })),
    month({}),
  )
  expect(told.map(({ result_code: code }) => code)).toEqual([227, 227, 227, 227, 227, 0])
  expect(told[1]!['errors']).toEqual([{ path: 'content.about', reason: 'required' }])
})

test('[D28] a month is never made a record or a dose; unknown ones are missing; a deleted one comes back whole', async () => {
  const person = await server.signUp()
  await send(person, 'create', month({ d01: { sleep: 400 } }))
  const told = await send(
    person,
    'update',
    { record_type: 'pain_record', client_id: ID, content: { severity: 3, timing: 5 } },
    { record_type: 'dose_record', client_id: ID, content: { value: 'x', timing: 5 } },
    { ...month({}), client_id: randomUUID() },
  )
  expect(told.map(({ result_code: code }) => code)).toEqual([227, 227, 204])
  expect(await one(person, 'delete', { record_type: 'signal_record', client_id: ID })).toMatchObject({
    result_code: 0,
  })
  expect((await pull(person))[0]).toMatchObject({ groups: { deleted: { deleted: 1 } } })
  server.clock.now += 1_000
  expect(await send(person, 'update', month({ d02: { sleep: 390 } }, 0))).toMatchObject([{ result_code: 0 }])
  expect((await pull(person))[0]).toMatchObject({
    groups: { deleted: { deleted: 0 }, d01: { d01: { sleep: 400 } } },
  })
})

test('[SIG-8, SYNC-35] an earlier value of a day can be restored from the history', async () => {
  const person = await server.signUp()
  await send(person, 'create', month({ d01: { sleep: 400 } }, 5_000))
  await send(person, 'update', month({ d01: { sleep: 410 } }, 3_000))
  const { body } = await server.call('sync/get-history', { client_id: ID }, { person })
  const [entry] = body['entries'] as { group: string; hlc: string; value: unknown }[]
  expect(entry).toMatchObject({ group: 'd01', value: { d01: { sleep: 400 } } })
  const asked = { client_id: ID, group: 'd01', hlc: entry!.hlc }
  const back = await server.call('sync/restore-history', asked, { person })
  expect(back.body).toMatchObject({ result_code: 0, content: { d01: { sleep: 400 } } })
})

test('[D5] the month of another person is like none, in every call, and stays as it was', async () => {
  const [owner, stranger] = [await server.signUp(), await server.signUp()]
  const [told] = await send(owner, 'create', month({ d01: { sleep: 400 } }))
  const before = await pull(owner)
  for (const named of [{ client_id: ID }, { record_id: told!.record_id }]) {
    for (const act of ['update', 'delete']) {
      const { client_id: _, ...rest } = month({ d01: { sleep: 1 } })
      expect(await one(stranger, act, { ...rest, ...named })).toMatchObject({ result_code: 204 })
    }
    const asked = { record_type: 'signal_record', ...named }
    expect((await server.call('sync/get-record', asked, { person: stranger })).body.result_code).toBe(105)
  }
  // Everybody's month of one source has the same id: a create is one's own.
  expect(await send(stranger, 'create', month({ d01: { sleep: 1 } }))).toMatchObject([{ result_code: 0 }])
  expect(await pull(owner)).toEqual(before)
})
