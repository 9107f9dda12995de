import { randomUUID } from 'node:crypto'
import { dayNumber, dayNumberOf, localDay } from '@reprieve/domain/time/dayNumber.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import type { DiaryRow } from '../results/diaryRow.ts'
import { fhirFaults } from './child/forms/testing/fhirFaults.ts'
import { DEMO_ROWS_TIME, demoRows } from './child/testing/demoRows.ts'
import { readPdf } from './child/testing/readPdf.ts'

const [FROM, TO] = ['2026-11-02', '2026-11-07']
/** Two weeks, and as many before them to compare with. */
const RANGE = { dateRange: 'custom', date: '2026-10-30', date_end: '2026-11-12' }
const TODAY = localDay(dayNumberOf(DEMO_ROWS_TIME))
/** Laying out takes a second or two, and many times as long on a machine that does other things as well. */
const SLOW = { timeout: 180_000 }

const SECTIONS = [
  'pain_summary',
  'patient_profile',
  'filter_summary',
  'pain_details',
  'charts_view',
  'calendar_view',
  'timeline_view',
]

let server: TestApp
let person: TestPerson
let uuid: string

beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off', PLANS: 'open' })
  server.clock.now = DEMO_ROWS_TIME.at
  person = await server.signUp()
  await keep(demoRows(30).map(marked))
  await answer(FROM, 'within')
  await answer('2026-10-20', 'before the report')
  const { body } = await server.call(
    'reports/generate-report',
    {
      client_id: randomUUID(),
      options: Object.fromEntries(SECTIONS.map((section) => [`${section}_enabled`, 1])),
      filter: null,
      range: RANGE,
      time_offset: DEMO_ROWS_TIME.offset,
    },
    { person },
  )
  uuid = String(body['report_uuid'])
  await server.services.jobs.settled()
}, SLOW.timeout)
afterAll(() => server.close())

const LISTS = ['location', 'symptom', 'character', 'environment', 'meaningful_activities']
const FACTORS = ['aggravating_factor', 'alleviating_factor']

/** Everything that is told of a day says by its words whether that is one of the shared ones. */
function marked(row: DiaryRow): DiaryRow {
  const timing = row.groups['timing']?.v as { timing: number; time_offset: number } | undefined
  if (timing === undefined) return row
  // The day of a reflection is that of the noon before.
  const at = timing.timing - (row.kind === 'reflection' ? 43_200_000 : 0)
  const day = dayNumberOf({ at, offset: timing.time_offset })
  const word = day >= dayNumber(FROM) && day <= dayNumber(TO) ? 'Inward' : 'Outward'
  const groups: Record<string, unknown> = { ...row.groups }
  const put = (group: string, v: object) => {
    if (group in groups) groups[group] = { v, s: '' }
  }
  const refs = (text: string) => [{ client_id: randomUUID(), text }]
  put('note', { notes: `${word} note` })
  for (const list of LISTS) put(list, { [list]: [`${word} ${list}`], refs: refs(`${word} ${list}`) })
  for (const list of FACTORS)
    put(list, {
      [list]: [{ value: `${word} ${list}`, effectiveness: 1, effect_set: 1 }],
      refs: refs(`${word} ${list}`),
    })
  put('what', { what: 'medication', value: `${word} dose`, refs: refs(`${word} dose`) })
  return { ...row, groups: groups as DiaryRow['groups'] }
}

async function keep(rows: readonly DiaryRow[]): Promise<void> {
  await server.db
    .insertInto('item')
    .values(
      rows.map(({ clientId, kind, num, groups }) => ({
        user_id: person.userId,
        client_id: clientId === 'profile' ? randomUUID() : clientId,
        kind,
        num,
        groups: JSON.stringify(groups),
        deleted: false,
        origin: null,
        seq: num,
        updated_at: new Date(DEMO_ROWS_TIME.at),
      })),
    )
    .execute()
}

/** A questionnaire of one's own, at noon. */
async function answer(day: string, id: string): Promise<void> {
  const value = (linkId: string) => ({ linkId, answer: [{ valueInteger: 7 }] })
  const { body } = await server.call(
    'questionnaires/submit-questionnaire',
    {
      institution_id: 'self',
      questionnaire_id: 'peg',
      response_id: id,
      response: {
        resourceType: 'QuestionnaireResponse',
        status: 'completed',
        item: ['peg-1', 'peg-2', 'peg-3'].map(value),
      },
      timing: dayNumber(day) * 86_400_000 + 43_200_000,
      offset: 0,
    },
    { person },
  )
  expect(body).toMatchObject({ result_code: 0 })
}

/** All that whoever has the link can see of it, as text. */
async function allOf(wish: Record<string, unknown>): Promise<Record<string, string>> {
  const made = await server.call('reports/create-share-link', { report_uuid: uuid, ...wish }, { person })
  await server.services.jobs.settled()
  const share_token = made.body['share_token']
  const { body } = await server.call('share/open', { share_token })
  expect(body).toMatchObject({ result_code: 0, forms: ['pdf', 'json', 'csv'] })
  const file = async (form: string) => (await server.call('share/download', { share_token, form })).bytes
  const pdf = await readPdf(await file('pdf'))
  return {
    page: JSON.stringify(body['content']),
    // As it was typed, lines may break anywhere.
    pdf: `${pdf.title} ${pdf.text}`,
    json: (await file('json')).toString(),
    csv: (await file('csv')).toString(),
  }
}

const saying = (texts: Record<string, string>, word: RegExp): string[] =>
  Object.entries(texts).flatMap(([form, text]) => (word.test(text) ? [form] : []))

/** As page 1 tells of the days before. */
const COMPARED = /period before|previous period/i

const ANSWERS = /QuestionnaireResponse|\bpeg\b|questionnaire-score/i

/** What was answered, and the scores that are derived from it. */
const answersIn = (json: string) =>
  (JSON.parse(json) as { entry: { resource: Record<string, unknown> }[] }).entry
    .map(({ resource }) => resource)
    .filter(({ resourceType, derivedFrom }) => resourceType === 'QuestionnaireResponse' || derivedFrom)

const EVERYWHERE = ['page', 'pdf', 'json', 'csv']

describe('[SHARE-7] what is left out of a link stands nowhere in it', SLOW, () => {
  test('[FHIR-10, FHIR-11] a link to all of the report tells all of it', async () => {
    const texts = await allOf({})
    expect(saying(texts, /Outward/)).toEqual(EVERYWHERE)
    expect(saying(texts, /Inward/)).toEqual(EVERYWHERE)
    expect(saying(texts, /Demo Person/)).toEqual(['page', 'pdf', 'json'])
    expect(saying(texts, /Fibromyalgia/)).toEqual(['page', 'pdf', 'json'])
    // Page 1 says what it was in the days before.
    expect(saying(texts, COMPARED)).toEqual(['page', 'pdf'])
    expect(saying(texts, ANSWERS)).toEqual(['json'])
    expect(answersIn(texts['json'] ?? '')).toMatchObject([
      { resourceType: 'QuestionnaireResponse', authored: `${FROM}T12:00:00+00:00`, status: 'completed' },
      { resourceType: 'Observation', valueQuantity: { value: 7 } },
    ])
    expect(fhirFaults(texts['json'] ?? '')).toEqual([])
  })

  test('[FHIR-11] sections, and with them every answer to a questionnaire', async () => {
    const texts = await allOf({ sections: ['patient_profile', 'pain_details'] })
    expect(saying(texts, /Inward note/)).toEqual(EVERYWHERE)
    expect(saying(texts, ANSWERS)).toEqual([])
  })

  test('[FHIR-11] days', async () => {
    const range = { dateRange: 'custom', date: FROM, date_end: TO }
    const texts = await allOf({ range })
    expect(saying(texts, /Inward/)).toEqual(EVERYWHERE)
    expect(saying(texts, /Outward/)).toEqual([])
    expect(saying(texts, COMPARED)).toEqual([])
    expect(saying(texts, ANSWERS)).toEqual([])
    const days = Object.values(texts).flatMap((text) => text.match(/2026-\d\d-\d\d/g) ?? [])
    expect(days.filter((day) => (day < FROM || day > TO) && day !== TODAY)).toEqual([])
  })

  test('sections', async () => {
    const texts = await allOf({ sections: ['pain_summary', 'timeline_view'] })
    for (const left of [
      /Demo Person/,
      /Fibromyalgia/,
      /Low back pain/,
      /Amitriptyline/,
      /Inward note|Outward note/,
      /calendar/i,
    ])
      expect([left, saying(texts, left)]).toEqual([left, []])
    expect(saying(texts, /Timeline/)).toEqual(['page', 'pdf'])
  })

  test('a profile alone has none of the diary', async () => {
    const texts = await allOf({ sections: ['patient_profile'] })
    expect(saying(texts, /Demo Person/)).toEqual(['page', 'pdf', 'json'])
    expect(saying(texts, /Inward|Outward/)).toEqual([])
  })
})
