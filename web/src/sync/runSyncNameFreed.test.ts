import { toFields } from '@reprieve/contract/fields.ts'
import { describe, expect, test } from 'vitest'
import { aDiary } from '../local/testing/aDiary.ts'
import { runSync } from './runSync.ts'
import {
  aPass,
  everyRow,
  makeTestId,
  deleteTestRow,
  rowAt,
  writeRow,
  type TestPass,
} from './testing/aPass.ts'
import { WireServer } from './testing/wireServer.ts'

const DONE = { is: 'done' }

const condition = ({ diary }: TestPass, n: number, value: string, more: Record<string, unknown> = {}) =>
  writeRow(diary, { clientId: makeTestId(n), kind: 'condition' }, { name: { value }, ...more })
const asideIn = async ({ diary }: TestPass) =>
  (await everyRow(diary)).filter(({ setAside }) => setAside !== null).map(({ clientId }) => clientId)
const waitingIn = async ({ diary }: TestPass) => (await everyRow(diary)).filter(({ dirty }) => dirty)
const editsOf = ({ requests }: TestPass) => requests.filter(({ name }) => name === 'sync/edit-condition')

/** The second device has given its hip the name that the knee now has on the first: no server accepts that. */
async function withOneAside(): Promise<{ first: TestPass; second: TestPass }> {
  const server = new WireServer()
  const [first, second] = [aPass({ server }), aPass({ server, diary: aDiary() })]
  await condition(first, 1, 'My knee')
  await condition(first, 2, 'My hip')
  await runSync(first)
  await runSync(second)
  await condition(first, 1, 'The knee')
  await runSync(first)
  await condition(second, 2, 'The knee')
  await runSync(second)
  expect(await asideIn(second)).toEqual([makeTestId(2)])
  second.requests.length = 0
  return { first, second }
}

test.each<[string, (pass: TestPass) => Promise<unknown>]>([
  ['called otherwise', (pass) => condition(pass, 1, 'Left knee')],
  ['deleted', ({ diary }) => deleteTestRow(diary, makeTestId(1))],
])(
  '[SYNC-28] an item quarantined for its name is sent as soon as the one that has it was %s',
  async (_, act) => {
    const { first, second } = await withOneAside()
    await act(second)
    expect(await runSync(second)).toEqual(DONE)
    expect(await waitingIn(second)).toEqual([])
    await runSync(first)
    expect((await rowAt(first.diary, makeTestId(2))).groups.get('name')?.v).toEqual({ value: 'The knee' })
  },
)

test('[SYNC-28] if the name is still taken it is sent once and waits again, as long as nothing is edited', async () => {
  const { second } = await withOneAside()
  await condition(second, 3, 'My back')
  expect(await runSync(second)).toEqual(DONE)
  // A new item frees no name.
  expect(editsOf(second)).toEqual([])
  await condition(second, 3, 'My lower back')
  for (let pass = 0; pass < 3; pass++) expect(await runSync(second)).toEqual(DONE)
  expect(editsOf(second).map(({ body }) => body['client_id'])).toEqual([makeTestId(3), makeTestId(2)])
  expect(await rowAt(second.diary, makeTestId(2))).toMatchObject({ setAside: { code: 215 } })
})

test('[SYNC-28] a chain of names is untied link by link, each by the answer to the one before', async () => {
  const { first, second } = await withOneAside()
  for (const n of [3, 4, 5]) await condition(second, n, `Number ${n}`)
  await runSync(second)
  await runSync(first)
  // Each wants the name of the next, and the last one wants that of the knee.
  await condition(second, 2, 'Number 3')
  await condition(second, 3, 'Number 4')
  await condition(second, 4, 'Number 5')
  await condition(second, 5, 'The knee')
  for (let pass = 0; pass < 3; pass++) await runSync(second)
  expect(await asideIn(second)).toEqual([2, 3, 4, 5].map(makeTestId))
  await condition(second, 1, 'Left knee')
  for (let pass = 0; pass < 2; pass++) expect(await runSync(second)).toEqual(DONE)
  expect(await waitingIn(second)).toEqual([])
})

test('[SYNC-28] an item quarantined for another reason stays, and so does one of another kind', async () => {
  const { second } = await withOneAside()
  const medicine = { clientId: makeTestId(8), kind: 'medication' }
  await condition(second, 7, 'x'.repeat(600))
  await writeRow(second.diary, medicine, { name: { common_name: 'A', brand_name: 'Generic' } })
  await runSync(second)
  await writeRow(second.diary, medicine, { notes: { med_notes: 'x' } })
  await runSync(second)
  expect(editsOf(second)).toEqual([])
  await condition(second, 1, 'Left knee')
  await runSync(second)
  expect(await asideIn(second)).toEqual([makeTestId(7)])
})

test('[SYNC-24] one whose add was never answered, renamed since to a name that is taken, is not made one with its owner', async () => {
  const server = new WireServer()
  const [first, second] = [aPass({ server }), aPass({ server, diary: aDiary() })]
  await condition(first, 1, 'My knee')
  await runSync(first)
  await condition(second, 2, 'My hip')
  const sent = await rowAt(second.diary, makeTestId(2))
  const stamps = Object.fromEntries([...sent.groups].map(([group, { s }]) => [group, s]))
  // Another tab pulls before the server has it, and pushes afterwards.
  const ask: TestPass['ask'] = async (name, ...rest) => {
    const answer = await second.ask(name, ...rest)
    if (name !== 'sync/get-all-records' || server.content.items.has(makeTestId(2))) return answer
    server.answer(
      'sync/add-condition',
      { client_id: makeTestId(2), value: 'My hip', stamps },
      second.diary.now(),
    )
    await condition(second, 2, 'my knee')
    return answer
  }
  expect(await runSync({ ...second, ask })).toEqual(DONE)
  for (let pass = 0; pass < 2; pass++) expect(await runSync(second)).toEqual(DONE)
  expect(await asideIn(second)).toEqual([makeTestId(2)])
  expect((await rowAt(second.diary, makeTestId(2))).groups.get('name')?.v).toEqual({ value: 'my knee' })
  await condition(second, 2, 'My left hip')
  expect(await runSync(second)).toEqual(DONE)
  await runSync(first)
  expect((await rowAt(first.diary, makeTestId(2))).groups.get('name')?.v).toEqual({ value: 'My left hip' })
})

describe('names that were changed with each other', () => {
  const ring = async (names: readonly string[]) => {
    const pass = aPass()
    for (const [n, name] of names.entries()) await condition(pass, n + 1, name)
    await runSync(pass)
    for (const n of names.keys()) await condition(pass, n + 1, names[(n + 1) % names.length]!)
    return pass
  }
  const namesOn = ({ server }: TestPass) =>
    [...server.content.items.values()].map(({ groups }) => toFields(groups.get('name')?.v)['value'])

  test('[SYNC-40] two that changed names both go in one pass, and come to the other device so', async () => {
    const pass = await ring(['Knee', 'Hip'])
    expect(await runSync(pass)).toEqual(DONE)
    expect([await waitingIn(pass), await asideIn(pass)]).toEqual([[], []])
    expect(namesOn(pass)).toEqual(['Hip', 'Knee'])
    const other = aPass({ server: pass.server, diary: aDiary() })
    await runSync(other)
    expect((await rowAt(other.diary, makeTestId(1))).groups.get('name')?.v).toEqual({ value: 'Hip' })
  })

  test('[SYNC-40] and so do medications that differ in their strength alone', async () => {
    const pass = aPass()
    const medicine = (n: number, strength: string) =>
      writeRow(
        pass.diary,
        { clientId: makeTestId(n), kind: 'medication' },
        {
          name: { common_name: 'Naproxen', brand_name: 'Generic' },
          strength: { strength, strength_units: 'mg' },
        },
      )
    for (const [n, strength] of [
      [1, '250'],
      [2, '500'],
    ] as const)
      await medicine(n, strength)
    await runSync(pass)
    for (const [n, strength] of [
      [1, '500'],
      [2, '250'],
    ] as const)
      await medicine(n, strength)
    expect(await runSync(pass)).toEqual(DONE)
    expect(await waitingIn(pass)).toEqual([])
    const { groups } = pass.server.content.items.get(makeTestId(1))!
    expect([groups.get('name')?.v, groups.get('strength')?.v]).toMatchObject([
      { common_name: 'Naproxen' },
      { strength: '500' },
    ])
  })

  test.each([3, 5])('[SYNC-40] a ring of %d is untied, at the latest by the next passes', async (count) => {
    const names = Array.from({ length: count }, (_, n) => `Number ${n}`)
    const pass = await ring(names)
    for (let passes = 0; passes < count; passes++) await runSync(pass)
    expect(await waitingIn(pass)).toEqual([])
    expect(namesOn(pass)).toEqual(names.map((_, n) => names[(n + 1) % count]))
  })

  test('[SYNC-40] broken off after the first step, nothing is lost and the next pass ends it', async () => {
    const pass = await ring(['Knee', 'Hip'])
    let edits = 0
    const ask: TestPass['ask'] = async (name, ...rest) => {
      if (name === 'sync/edit-condition') edits += 1
      if (edits > 3) return { reached: false }
      return pass.ask(name, ...rest)
    }
    await runSync({ ...pass, ask })
    expect(namesOn(pass)).toContain('Hip ⇄')
    expect((await rowAt(pass.diary, makeTestId(1))).groups.get('name')?.v).toEqual({ value: 'Hip' })
    expect(await runSync(pass)).toEqual(DONE)
    expect([await waitingIn(pass), namesOn(pass)]).toEqual([[], ['Hip', 'Knee']])
  })
})
