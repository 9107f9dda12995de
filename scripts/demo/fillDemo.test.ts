import { expect, test } from 'vitest'
import { DEFAULT_LISTS } from '@reprieve/content/lists.ts'
import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import { CATALOGUE_MEDICATIONS } from '@reprieve/content/medications.ts'
import { demoYear } from '@reprieve/contract/testing/demoYear.ts'
import { CONDITIONS, DEMO_PERSON, MEDICATIONS } from '@reprieve/contract/testing/demoYearPerson.ts'
import type { DemoStep } from '@reprieve/contract/testing/demoYearSteps.ts'
import { loadGuide } from '@reprieve/server/guide/loadGuide.ts'
import { fillDemo, signUp, type Call } from './fillDemo.ts'
import { fillGuide } from './fillGuide.ts'

const YEAR = demoYear({ seed: 7, now: Date.UTC(2026, 10, 15, 19, 40), zone: 'Europe/Vienna' })

test('[TOOL-12] every chosen item is built in, by its id and name, or is in the person’s own lists', () => {
  const brought = Object.values(DEFAULT_LISTS).flat()
  const own = YEAR.listItems.map(({ client_id, value }) => ({ id: client_id, name: value }))
  const medicines = YEAR.medications.map(({ client_id }) => client_id)
  const known = new Map([...brought, ...own].map(({ id, name }) => [id, name]))
  const used = [...YEAR.records, ...YEAR.reflections].flatMap(({ content }) =>
    Object.values(content?.refs ?? {}).flat(),
  )
  const strange = used.filter(({ client_id: id, text }) => !medicines.includes(id) && known.get(id) !== text)
  expect(used.length).toBeGreaterThan(1_000)
  expect(strange).toEqual([])
})

test('[TOOL-12] conditions and medicines are those of the catalogue', () => {
  const conditions = CONDITIONS.map(({ id, name, number }) => ({ id, name, number }))
  const found = CATALOGUE_CONDITIONS.filter(({ id }) => conditions.some((one) => one.id === id))
  expect(found.map(({ id, names, fid }) => ({ id, name: names.en, number: fid }))).toEqual(conditions)
  const entries = new Map(
    CATALOGUE_MEDICATIONS.map(({ nid, names, strengths }) => [nid, { names, strengths }]),
  )
  expect(MEDICATIONS.map(({ number }) => entries.get(number ?? 0)?.names.en)).toEqual(
    MEDICATIONS.map(({ commonName }) => commonName),
  )
  expect(
    MEDICATIONS.filter(({ number, strength }) => !entries.get(number!)!.strengths.includes(strength)),
  ).toEqual([])
})

/** Accepts every call except the named one. */
function aServer(refuses?: string): { call: Call; taken: DemoStep[] } {
  const taken: DemoStep[] = []
  const call: Call = async (name, body) => {
    taken.push({ name, body })
    const records = 'records' in body ? (body.records as { client_id: string }[]) : []
    return {
      result_code: 0,
      user_id: 12,
      token: 'a-token',
      items: records.map(({ client_id: id }) => ({ client_id: id, result_code: id === refuses ? 227 : 0 })),
    }
  }
  return { call, taken }
}

test('[TOOL-12] the person registers under a name that says it is made up, and never sends the password', async () => {
  const { call, taken } = aServer()
  expect(await signUp(call)).toEqual({ userId: 12, token: 'a-token' })
  expect(taken.map(({ name }) => name)).toEqual(['core/register-user', 'core/login-user'])
  expect(taken[0]!.body).toMatchObject({ username: DEMO_PERSON.username, email: 'demo@example.org' })
  expect(JSON.stringify(taken)).not.toContain('a year that never was')
})

test('[TOOL-12] the person’s guide activity refers to existing articles and programs', async () => {
  const { call, taken } = aServer()
  await fillGuide(call)
  const guide = loadGuide('/nowhere')
  const known = [...guide.contents, ...guide.programs].map(({ id }) => id)
  const named = taken.map(({ body }) => ('content_id' in body ? body.content_id : Object.values(body)[0]))
  expect(named).toHaveLength(12)
  expect(named.filter((id) => !known.includes(String(id)))).toEqual([])
})

test('[TOOL-12] one refused item ends it: half a year is useless', async () => {
  const whole = aServer()
  const entries = [...YEAR.records, ...YEAR.reflections, ...YEAR.doses]
  const rest = [YEAR.profile, 'the own list items', ...YEAR.conditions, ...YEAR.medications]
  expect(await fillDemo(whole.call, YEAR)).toBe(entries.length + rest.length)
  const broken = aServer(YEAR.records[3]!.client_id!)
  await expect(fillDemo(broken.call, YEAR)).rejects.toThrow('did not take')
})
