import { DEFAULT_CRITERIA, isDefault } from '@reprieve/domain/filters/criteria.ts'
import { DEFAULT_RANGE } from '@reprieve/domain/filters/dateRange.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFields, type Fields } from '../fields.ts'
import { filterFromSettings, filterToSettings } from './filterWire.ts'

const RUNS = { numRuns: process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300 }

const OWN =
  'filter_mode record_types written_later severity_range reflection_score_range time_mode timing_h_m_s duration_mode ' +
  'pain_duration pain_duration_unit pain_type timing start_date end_date location location_refs symptom symptom_refs ' +
  'alleviating_factor ineffective_factor aggravating_factor factors medications sort_by sort_order'
const OF_THE_LANGUAGE = '__proto__ constructor prototype toString valueOf hasOwnProperty length'
const INSIDE = 'start end value client_id text types'
const WORDS =
  'all any none less equal greater custom alltime 7days Constant Hours pain_record severity asc alleviating 25:00:00 ' +
  '23:59:59 2026-02-30 2026-02-28 2026-03-01 Nothing nothing name: name:Knee Knee'
const oneOf = (...lists: string[]) => fc.constantFrom(...lists.flatMap((list) => list.split(' ')))

const { anything } = fc.letrec((tie) => ({
  anything: fc.oneof(
    { depthSize: 'small' },
    oneOf(WORDS, OF_THE_LANGUAGE),
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom('', null, false, -1, 1e300, 0.5, 11),
    fc.array(tie('anything'), { maxLength: 4 }),
    fc.array(fc.tuple(oneOf(INSIDE, OF_THE_LANGUAGE), tie('anything')), { maxLength: 4 }).map(asJson),
  ),
}))

/** As parsed from JSON: there, __proto__ is a key like any other. */
function asJson(entries: readonly (readonly [string, unknown])[]): Fields {
  const parts = entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
  return toFields(JSON.parse(`{${parts.join()}}`))
}

const kept = fc.array(fc.tuple(oneOf(OWN, OF_THE_LANGUAGE), anything), { maxLength: 12 }).map(asJson)

test('[FILT-25, REL 1d] any stored value is read as a filter, which can be stored again', () => {
  fc.assert(
    fc.property(kept, (said) => {
      const read = filterFromSettings(said)
      const { severity, score, time, duration } = read.criteria
      for (const { from, to } of [severity, score]) expect(from >= 0 && from <= to && to <= 10).toBe(true)
      expect(time.minute >= 0 && time.minute < 1_440 && duration.seconds >= 0).toBe(true)
      const again = filterFromSettings(filterToSettings(read))
      const isNothingAsked = isDefault(read.criteria)
      expect(again).toEqual(isNothingAsked ? { criteria: DEFAULT_CRITERIA, range: DEFAULT_RANGE } : read)
      expect(Object.keys(Object.prototype)).toEqual([])
    }),
    RUNS,
  )
})

test('[FILT-25] of more choices than anybody makes the first are read', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ({ client_id: `id ${at}`, text: `Name ${at}` }))
  const read = filterFromSettings({
    location: many.map(({ text }) => text),
    location_refs: many,
    factors: many,
  })
  expect(read.criteria.fields.location).toHaveLength(500)
  expect(read.criteria.factors).toHaveLength(500)
})
