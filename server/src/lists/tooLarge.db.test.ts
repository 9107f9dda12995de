import { randomUUID } from 'node:crypto'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

type Fields = Record<string, unknown>

const TOO_LARGE = { result_code: 227, errors: [{ path: '', reason: 'too-large' }] }
const HALF = 'x'.repeat(60_000)

const stampsOf = (agoMs: number, ...groups: string[]) =>
  Object.fromEntries(
    groups.map((group) => [group, makeStamp({ ms: server.clock.now - agoMs, counter: 0 }, 'aaaaaaaaaaaa')]),
  )
const item = (value: string, more: Fields = {}) => ({
  client_id: randomUUID(),
  value,
  value_type: 'custom',
  type: 'location',
  isShow: 1,
  position: 40,
  deleted: 0,
  stamps: stampsOf(9_000, 'name', 'shown', 'position', 'deleted', ...Object.keys(more)),
  ...more,
})
const send = async (person: TestPerson, call: string, ...fields: Fields[]): Promise<Fields[]> => {
  const answer = await server.call(`sync/${call}-section-fields`, { section_fields: fields }, { person })
  return answer.body['items'] as Fields[]
}
const numberOfRows = async ({ userId }: TestPerson) =>
  (await server.db.selectFrom('item').select('num').where('user_id', '=', userId).execute()).length

test('[LIST-18] an item that is too large is refused, and its neighbours are taken', async () => {
  const person = await server.signUp()
  const told = await send(
    person,
    'add-new',
    item('Left ear'),
    item('Horns', { of_tomorrow: HALF + HALF }),
    item('Tail'),
  )
  expect(told).toMatchObject([{ result_code: 0 }, TOO_LARGE, { result_code: 0 }])
  expect(await numberOfRows(person)).toBe(2)
})

test('[LIST-18] one that grows piece by piece is refused too; what there is of it stays, and can be deleted', async () => {
  const person = await server.signUp()
  const sent = item('Left ear', { of_tomorrow: HALF })
  expect(await send(person, 'add-new', sent)).toMatchObject([{ result_code: 0 }])
  const more = (agoMs: number) => ({
    client_id: sent.client_id,
    of_later: HALF,
    stamps: stampsOf(agoMs, 'of_later', 'deleted'),
  })
  expect(await send(person, 'edit', more(8_000))).toMatchObject([TOO_LARGE])
  expect(await send(person, 'edit', { ...more(7_000), of_later: 'a little' })).toMatchObject([
    { result_code: 0 },
  ])
  expect(await send(person, 'delete', more(6_000))).toMatchObject([{ result_code: 0 }])
})
