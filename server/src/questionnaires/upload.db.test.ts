import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILT_IN_QUESTIONNAIRES } from '@reprieve/content/questionnaires.ts'
import type { Institution } from '../institutions/store.ts'
import { openInstitution } from '../institutions/testInstitution.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { testUpload, FORM, SCORING, uploadTestForm } from './testForm.ts'
import { findBuiltInUpload, uploadQuestionnaire, type Upload } from './upload.ts'

let server: TestApp
let clinic: Institution
beforeAll(async () => {
  server = await openTestApp()
  clinic = await openInstitution(server)
})
afterAll(() => server.close())

const faultsOf = async (wishes: Partial<Upload>) => {
  const kept = await uploadQuestionnaire(server.db, testUpload(clinic, server.clock.now, wishes))
  return kept.ok ? [] : kept.reason.map(({ where, what }) => `${where}: ${what}`)
}
const count = async (table: 'questionnaire' | 'questionnaire_version') =>
  (await server.db.selectFrom(table).select('edition').execute()).length

/** As a file of brackets is read. */
const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

test.each<[string, Partial<Upload>, string[]]>([
  ['a name that no address takes', { questionnaireId: 'A b' }, ['id: letters, digits and dashes']],
  ['a name that is a number', { questionnaireId: '1001' }, ['id: letters, digits and dashes']],
  ['no copyright', { definition: { ...FORM, copyright: '' } }, [': copyright']],
  ['a licence that nobody confirmed', { licenceConfirmedBy: ' ' }, ['licence_confirmed_by: missing']],
  ['no schedule', { schedule: null }, ['schedule: unknown']],
  ['more days than there are', { schedule: { kind: 'every', days: 7, due_days: 8 } }, ['schedule: unknown']],
  ['half a day', { schedule: { kind: 'every', days: 0.5 } }, ['schedule: unknown']],
  [
    'a kind that we cannot ask',
    { definition: { ...FORM, item: [{ linkId: 'x', text: 'X', type: 'quantity' }] }, scoring: null },
    ['x: type quantity', ': no question'],
  ],
  ['a table for another form', { scoring: { ...SCORING, items: ['none'] } }, ['none: unknown-item']],
  [
    'a table that fills up what is missing',
    { scoring: { ...SCORING, missing: 'mean' } },
    ['scoring: missing'],
  ],
  ['a mark on nothing', { safety: ['none'] }, ['none: safety']],
  [
    'a question of safety that does not say its zero',
    {
      definition: {
        ...FORM,
        item: [
          ...FORM.item,
          {
            linkId: 'dark',
            type: 'choice',
            text: 'Dark thoughts?',
            answerOption: [{ valueString: 'Every day' }, { valueString: 'Never' }],
          },
        ],
      },
      safety: ['dark', 'mood'],
    },
    ['dark: safety without an option that counts 0'],
  ],
  ['what no database keeps', { definition: { ...FORM, publisher: 'a\0b' } }, ['definition: not-storable']],
  ['a well', { definition: { ...FORM, meta: deep(5_000) } }, ['definition: too-deep']],
  [
    'a table like a well',
    { scoring: { ...SCORING, range: { min: 0, max: 3, well: deep(5_000) } } },
    ['definition: too-deep'],
  ],
  [
    'a table that no database keeps',
    { scoring: { ...SCORING, range: { min: 0, max: 3, x: '\0' } } },
    ['definition: not-storable'],
  ],
  ['a book', { definition: { ...FORM, purpose: 'x'.repeat(600_000) } }, ['definition: too-large']],
])('[QST-25] refused with where and why, and nothing of it is kept: %s', async (_name, wishes, faults) => {
  const before = [await count('questionnaire'), await count('questionnaire_version')]
  expect(await faultsOf(wishes)).toEqual(faults)
  expect([await count('questionnaire'), await count('questionnaire_version')]).toEqual(before)
})

test('[QST-25] the same once more is the same edition; another keeps the earlier one', async () => {
  const [first, again] = await Promise.all([uploadTestForm(server, clinic), uploadTestForm(server, clinic)])
  expect(again).toEqual(first)
  const other = await uploadTestForm(server, clinic, { definition: { ...FORM, version: '2' } })
  expect(other.nid).toBe(first.nid)
  expect([await count('questionnaire'), await count('questionnaire_version')]).toEqual([1, 2])
})

test('[QST-25] two at once get two numbers, above those of the product', async () => {
  const names = ['one', 'two', 'three']
  const kept = await Promise.all(
    names.map((questionnaireId) => uploadTestForm(server, clinic, { questionnaireId })),
  )
  const nids = kept.map(({ nid }) => nid)
  expect(new Set(nids).size).toBe(3)
  expect(nids.every((nid) => nid >= 1_000)).toBe(true)
})

test('[QST-25, QST-27] what the product brings can be taken over by its name', async () => {
  for (const { id } of BUILT_IN_QUESTIONNAIRES)
    expect(await faultsOf({ questionnaireId: id, ...findBuiltInUpload(id) })).toEqual([])
  expect(findBuiltInUpload('phq-9')).toBe(null)
})
