import { NOTHING_ID } from '@reprieve/domain/filters/columns/columns.ts'
import { DEFAULT_CRITERIA, isDefault } from '@reprieve/domain/filters/criteria.ts'
import { DEFAULT_RANGE } from '@reprieve/domain/filters/dateRange.ts'
import type { Criteria, FactorCriterion, Filter } from '@reprieve/domain/filters/filter.ts'
import { anyFilter } from '@reprieve/domain/filters/testing/anyDiary.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fields } from '../fields.ts'
import { isSettingsKey } from '../settings/settingsGroups.ts'
import { filterFromSettings, filterToSettings, readStoredRange } from './filterWire.ts'

const RUNS = { numRuns: process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300 }

const filterOf = (change: Partial<Criteria>): Filter => ({
  criteria: { ...DEFAULT_CRITERIA, ...change },
  range: { is: 'custom', from: '2026-10-14', to: '2026-11-12' },
})
const NOTHING_ASKED: Filter = { criteria: DEFAULT_CRITERIA, range: DEFAULT_RANGE }
const knee: Reference = { id: 'uuid of knee', text: 'Knee' }
const heat: Reference = { id: 'uuid of heat', text: 'Heat' }

test('[FILT-19] a filter that asks nothing keeps nothing, whatever its range and order', () => {
  expect(filterToSettings(filterOf({}))).toEqual({})
  expect(filterToSettings(filterOf({ sort: { by: 'severity', order: 'asc' } }))).toEqual({})
  expect(filterFromSettings({})).toEqual(NOTHING_ASKED)
})

test('[FILT-25] a filter is stored in the words of the specification, with references beside the names', () => {
  const filter = filterOf({
    mode: 'any',
    dailyReflections: false,
    writtenLater: false,
    severity: { from: 4, to: 9 },
    score: { from: 0, to: 3 },
    time: { compare: 'less', minute: 8 * 60 + 5 },
    duration: { compare: 'greater', seconds: 5_400, shownIn: 'hours' },
    patterns: ['constant', 'breakthrough'],
    fields: { ...DEFAULT_CRITERIA.fields, location: [knee] },
    factors: [{ item: heat, kinds: ['alleviating', 'ineffective'] }],
    medications: [{ item: { id: 'm', text: 'Naproxen' }, kinds: [] }],
    sort: { by: 'duration', order: 'asc' },
  })
  const kept = {
    filter_mode: 'any',
    record_types: ['pain_record'],
    written_later: false,
    severity_range: { start: 4, end: 9 },
    reflection_score_range: { start: 0, end: 3 },
    time_mode: 'less',
    timing_h_m_s: '08:05:00',
    duration_mode: 'greater',
    pain_duration: 5_400,
    pain_duration_unit: 'Hours',
    pain_type: ['Constant', 'Breakthrough'],
    timing: 'custom',
    start_date: '2026-10-14',
    end_date: '2026-11-12',
    location: ['Knee'],
    location_refs: [{ client_id: 'uuid of knee', text: 'Knee' }],
    alleviating_factor: ['Heat'],
    ineffective_factor: ['Heat'],
    factors: [{ client_id: 'uuid of heat', text: 'Heat', types: ['alleviating', 'ineffective'] }],
    medications: [{ client_id: 'm', text: 'Naproxen', types: [] }],
    sort_by: 'duration',
    sort_order: 'asc',
  }
  expect(filterToSettings(filter)).toEqual(kept)
  expect(filterFromSettings(kept)).toEqual(filter)
  expect(Object.keys(kept).every(isSettingsKey)).toBe(true)
})

test('[FILT-25] any filter is read back as it was stored', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const kept = JSON.parse(JSON.stringify(filterToSettings(filter))) as Fields
      expect(filterFromSettings(kept)).toEqual(isDefault(filter.criteria) ? NOTHING_ASKED : asItMeans(filter))
    }),
    RUNS,
  )
})

/** The same filter without meaningless parts: a time that is not used, and the same choice twice. */
function asItMeans({ criteria, range }: Filter): Filter {
  const { time, duration, fields } = criteria
  const choices = (items: readonly Reference[]): Reference[] => {
    const byId = [...new Map(items.map((item) => [item.id, item])).keys()]
    const all = byId.map((id) => asKept(items.findLast((item) => item.id === id)!))
    return [...all.filter(({ id }) => !isName(id)), ...all.filter(({ id }) => isName(id))]
  }
  return {
    criteria: {
      ...criteria,
      time: time.compare === 'all' ? DEFAULT_CRITERIA.time : time,
      duration: duration.compare === 'all' ? DEFAULT_CRITERIA.duration : duration,
      fields: {
        location: choices(fields.location),
        symptom: choices(fields.symptom),
        character: choices(fields.character),
        environment: choices(fields.environment),
        meaningful_activities: choices(fields.meaningful_activities),
      },
      factors: onceEach(criteria.factors),
      medications: onceEach(criteria.medications),
    },
    range,
  }
}

const isName = (id: string): boolean => id.startsWith('name:')
const asKept = ({ id, text }: Reference): Reference => ({ id, text: id === NOTHING_ID ? 'Nothing' : text })

function onceEach(criteria: readonly FactorCriterion[]): FactorCriterion[] {
  const keyOf = ({ item, kinds }: FactorCriterion): string => `${item.id}|${kinds.join('|')}`
  const keys = [...new Set(criteria.map(keyOf))]
  return keys
    .map((key) => criteria.findLast((one) => keyOf(one) === key)!)
    .map(({ item, kinds }) => ({ item: asKept(item), kinds }))
}

test('[FILT-26] a filter of names alone is read: each is looked for as a name', () => {
  const kept = {
    filter_mode: 'none',
    location: ['Knee', { value: 'Back' }, 7, 'Knee'],
    symptom: [' nothing '],
    pain_type: 'Constant',
    alleviating_factor: ['Heat', 'Walk'],
    ineffective_factor: ['Heat'],
    aggravating_factor: ['Nothing'],
  }
  expect(filterFromSettings(kept).criteria).toEqual({
    ...DEFAULT_CRITERIA,
    mode: 'none',
    patterns: ['constant'],
    fields: {
      ...DEFAULT_CRITERIA.fields,
      location: [named('Knee'), named('Back')],
      symptom: [{ id: NOTHING_ID, text: 'Nothing' }],
    },
    factors: [
      { item: named('Heat'), kinds: ['alleviating', 'ineffective'] },
      { item: named('Walk'), kinds: ['alleviating'] },
      { item: { id: NOTHING_ID, text: 'Nothing' }, kinds: ['aggravating'] },
    ],
  })
})

test('[FILT-26] a reference wins over its name, and a name without a reference is kept beside it', () => {
  const { fields, factors } = filterFromSettings({
    location: ['Knee', 'Back'],
    location_refs: [{ client_id: 'uuid of knee', text: 'Knee' }],
    alleviating_factor: ['HEAT', 'Walk'],
    factors: [
      { client_id: 'uuid of heat', text: 'Heat', types: ['alleviating'] },
      { client_id: 'x', text: 'Of a kind to come', types: ['soothing'] },
    ],
  }).criteria
  expect(fields.location).toEqual([knee, named('Back')])
  expect(factors).toEqual([
    { item: heat, kinds: ['alleviating'] },
    { item: named('Walk'), kinds: ['alleviating'] },
  ])
})

const named = (text: string): Reference => ({ id: `name:${text}`, text })

test('[FILT-16, FILT-25] an invalid range is ignored', () => {
  const custom = { timing: 'custom', start_date: '2026-11-01', end_date: '2026-11-02' }
  expect(readStoredRange(custom)).toEqual({ is: 'custom', from: '2026-11-01', to: '2026-11-02' })
  for (const broken of [
    {},
    { timing: 'lately' },
    { timing: '2026-11-01' },
    { ...custom, end_date: null },
    { ...custom, end_date: '2026-10-31' },
    { ...custom, start_date: '2026-02-30' },
    { ...custom, start_date: { toString: 1 } },
  ])
    expect([readStoredRange(broken), filterFromSettings(broken).range]).toEqual([null, DEFAULT_RANGE])
})
