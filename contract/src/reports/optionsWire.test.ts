import {
  DEFAULT_FIELDS,
  DEFAULT_OPTIONS,
  SECTION_FIELDS,
  SECTIONS,
  toggleField,
  toggleSection,
  type ReportOptions,
} from '@reprieve/domain/reports/reportOptions.ts'
import { describe, expect, test } from 'vitest'
import { optionsFromWire, optionsToWire } from './optionsWire.ts'
import { rangeFromWire, rangeToWire } from './rangeWire.ts'
import { reportRequest } from './reportRequest.ts'

const OVERLAYS = ['one', 'two'].map((id) => ({ list: 'symptom' as const, id, text: `Text of ${id}` }))

const WHOLE: ReportOptions = {
  isOn: {
    painSummary: true,
    patientProfile: true,
    filterSummary: true,
    recordDetails: true,
    chartView: true,
    calendarView: true,
    timelineView: true,
  },
  fields: SECTION_FIELDS,
  overlays: OVERLAYS,
  sort: { by: 'severity', order: 'asc' },
}

const request = (options: unknown): unknown => ({
  client_id: '0190a5a0-0000-7000-8000-000000000000',
  options,
  range: { dateRange: '30days' },
})

describe('report options on the wire', () => {
  test('[REP-10, REP-11] have every section and field under its name, each with 0 or 1', () => {
    expect(optionsToWire(DEFAULT_OPTIONS)).toEqual({
      pain_summary: { change_values: 1 },
      pain_summary_enabled: 1,
      patient_profile: {
        name: 1,
        gender: 1,
        birth_date: 1,
        weight: 0,
        height: 0,
        condition: 1,
        medications: 1,
      },
      patient_profile_enabled: 1,
      filter_summary: {},
      filter_summary_enabled: 1,
      pain_details: {
        location: 1,
        symptom: 1,
        character: 1,
        alleviating_factor: 1,
        ineffective_factor: 1,
        aggravating_factor: 1,
        environment: 1,
        meaningful_activities: 1,
        severity: 1,
        notes: 1,
        reflection_score: 1,
        reflection_notes: 1,
        sort_order: 'desc',
        sort_by: 'timing',
      },
      pain_details_enabled: 1,
      charts_view: {
        location: 0,
        symptom: 0,
        character: 0,
        alleviating_factor: 0,
        ineffective_factor: 0,
        aggravating_factor: 0,
        environment: 0,
        meaningful_activities: 0,
      },
      charts_view_enabled: 0,
      calendar_view: { overlay_settings: [] },
      calendar_view_enabled: 0,
      timeline_view: { severity: 0, reflection_score: 0, signals: 0 },
      timeline_view_enabled: 0,
    })
  })

  test('[REP-11] are read back unchanged, and are valid in a request', () => {
    const few = toggleField(toggleSection(WHOLE, 'recordDetails'), 'timelineView', 'severity')
    for (const options of [DEFAULT_OPTIONS, WHOLE, few]) {
      const wire = optionsToWire(options)
      expect(optionsFromWire(wire)).toEqual(options)
      expect(reportRequest.safeParse(request(wire)).success).toBe(true)
    }
  })

  test('[REP-12] a section that is on without fields has the default ones', () => {
    const on = Object.fromEntries(
      SECTIONS.map((section) => [section, true]),
    ) as unknown as ReportOptions['isOn']
    const wire = optionsToWire({ ...DEFAULT_OPTIONS, isOn: on })
    const bare = Object.fromEntries(Object.entries(wire).filter(([name]) => name.endsWith('_enabled')))
    expect(optionsFromWire(bare)).toEqual({
      isOn: on,
      fields: DEFAULT_FIELDS,
      overlays: [],
      sort: { by: 'timing', order: 'desc' },
    })
  })

  test('[REP-11] unknown options are left out', () => {
    const read = optionsFromWire({
      pain_details_enabled: 1,
      pain_details: { severity: 1, mood: 1, notes: 'yes', sort_by: 'colour', sort_order: 7 },
      calendar_view_enabled: 'on',
      calendar_view: { overlay_settings: [{ list: 'nowhere', client_id: 'x', text: 'x' }, 3] },
      stars_view_enabled: 1,
    })
    expect(read.fields.recordDetails).toEqual(['severity'])
    expect(read.sort).toEqual({ by: 'timing', order: 'desc' })
    expect(read.isOn.calendarView).toBe(false)
    expect(read.overlays).toEqual([])
  })

  test('[REP-15, RES-34] no more than six overlays are read', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({
      list: 'symptom',
      client_id: `s${at}`,
      text: `S${at}`,
    }))
    const read = optionsFromWire({ calendar_view: { overlay_settings: many }, calendar_view_enabled: 1 })
    expect(read.overlays.map(({ id }) => id)).toEqual(['s0', 's1', 's2', 's3', 's4', 's5'])
  })
})

test('[D8] a range is read back unchanged; one without its days, or reversed, is ignored', () => {
  const custom = { is: 'custom', from: '2026-01-02', to: '2026-03-04' } as const
  for (const range of [{ is: '7days' }, { is: '30days' }, { is: 'alltime' }, custom] as const)
    expect(rangeFromWire(rangeToWire(range))).toEqual(range)
  expect(rangeFromWire({ dateRange: 'custom', date: '2026-01-02' })).toBeNull()
  expect(rangeFromWire({ dateRange: 'custom', date: '2026-03-04', date_end: '2026-01-02' })).toBeNull()
})
