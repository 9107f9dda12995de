import { describe, expect, test } from 'vitest'
import type { Overlay } from '../results/calendar/overlays.ts'
import {
  ADVANCED_SECTIONS,
  BASIC_SECTIONS,
  DEFAULT_FIELDS,
  DEFAULT_OPTIONS,
  SECTIONS,
  SECTION_FIELDS,
  countCheckedFields,
  chosenSections,
  isAdvanced,
  toggleField,
  toggleSection,
  type ReportOptions,
  type Section,
} from './reportOptions.ts'

const overlay = (id: string): Overlay => ({ list: 'symptom', id, text: id })
const OVERLAYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(overlay)

/** Applies the toggles one after the other. */
const toggled = (sections: readonly Section[], from: ReportOptions = DEFAULT_OPTIONS): ReportOptions =>
  sections.reduce((options, section) => toggleSection(options, section), from)

const ALL_OFF = toggled(BASIC_SECTIONS)
const ALL_ON = toggled(ADVANCED_SECTIONS)

const LISTS = [
  'location',
  'symptom',
  'character',
  'alleviating',
  'ineffective',
  'aggravating',
  'environment',
  'meaningful_activities',
]

describe('[REP-10] the sections of a report', () => {
  test.each<[Section, readonly string[]]>([
    ['painSummary', ['changeValues']],
    ['patientProfile', ['name', 'gender', 'birthDate', 'weight', 'height', 'conditions', 'medications']],
    ['filterSummary', []],
    ['recordDetails', [...LISTS, 'severity', 'notes', 'reflectionScore', 'reflectionNotes']],
    ['chartView', LISTS],
    ['calendarView', []],
    ['timelineView', ['severity', 'reflectionScore', 'signals']],
  ])('%s has the fields of the specification', (section, fields) => {
    expect(SECTION_FIELDS[section]).toEqual(fields)
  })

  test('are seven, and each says how much of it is chosen', () => {
    const counts = (options: ReportOptions) =>
      SECTIONS.map((section) => {
        const { checked, total } = countCheckedFields(options, section)
        return `${section} ${checked} of ${total}`
      })
    expect(counts(DEFAULT_OPTIONS)).toEqual([
      'painSummary 1 of 1',
      'patientProfile 5 of 7',
      'filterSummary 1 of 1',
      'recordDetails 12 of 12',
      'chartView 0 of 8',
      'calendarView 0 of 6',
      'timelineView 0 of 3',
    ])
    expect(counts({ ...ALL_ON, overlays: OVERLAYS.slice(0, 4) }).slice(4)).toEqual([
      'chartView 8 of 8',
      'calendarView 4 of 6',
      'timelineView 2 of 3',
    ])
  })

  test('of one that is off nothing is chosen, though its overlays are kept', () => {
    const off = { ...ALL_OFF, overlays: OVERLAYS.slice(0, 4) }
    expect(SECTIONS.map((section) => countCheckedFields(off, section).checked)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})

test.each(SECTIONS)('[REP-11] %s is switched separately, and back', (section) => {
  for (const from of [DEFAULT_OPTIONS, ALL_OFF, ALL_ON]) {
    const turned = toggleSection(from, section)
    const changed = SECTIONS.filter((one) => turned.isOn[one] !== from.isOn[one])
    expect(changed).toEqual([section])
    const others = SECTIONS.filter((one) => one !== section)
    expect(others.map((one) => turned.fields[one])).toEqual(others.map((one) => from.fields[one]))
    expect(toggleSection(turned, section)).toEqual(from)
  }
})

describe('[REP-12] switching on', () => {
  test.each(SECTIONS)('%s adds its default fields', (section) => {
    expect(toggleSection(ALL_OFF, section).fields[section]).toEqual(DEFAULT_FIELDS[section])
  })

  test('forgets no field that another section has', () => {
    const fewer = toggleField(DEFAULT_OPTIONS, 'recordDetails', 'notes')
    expect(toggleSection(fewer, 'chartView').fields.recordDetails).not.toContain('notes')
  })

  test('gives a calendar at most six overlays, and leaves it those that were chosen', () => {
    const given = toggleSection(DEFAULT_OPTIONS, 'calendarView', OVERLAYS)
    expect(given.overlays).toEqual(OVERLAYS.slice(0, 6))
    const own = { ...DEFAULT_OPTIONS, overlays: [overlay('own')] }
    expect(toggleSection(own, 'calendarView', OVERLAYS).overlays).toEqual([overlay('own')])
    expect(toggleSection(DEFAULT_OPTIONS, 'chartView', OVERLAYS).overlays).toEqual([])
  })
})

describe('[REP-13] fields one by one', () => {
  test('stand in their own order, whichever was chosen first', () => {
    const without = toggleField(ALL_ON, 'chartView', 'location')
    expect(without.fields.chartView).toEqual(LISTS.slice(1))
    expect(toggleField(without, 'chartView', 'location')).toEqual(ALL_ON)
  })

  test('without the last one the section is off, and with the first one on', () => {
    const one = toggleField(ALL_ON, 'timelineView', 'severity')
    expect([one.isOn.timelineView, one.fields.timelineView]).toEqual([true, ['reflectionScore']])
    const none = toggleField(one, 'timelineView', 'reflectionScore')
    expect([none.isOn.timelineView, none.fields.timelineView]).toEqual([false, []])
    const again = toggleField(none, 'timelineView', 'severity')
    expect([again.isOn.timelineView, again.fields.timelineView]).toEqual([true, ['severity']])
  })

  test('the pain summary stays without its field', () => {
    const plain = toggleField(DEFAULT_OPTIONS, 'painSummary', 'changeValues')
    expect([plain.isOn.painSummary, plain.fields.painSummary]).toEqual([true, []])
  })

  test('a calendar without overlays is a calendar still', () => {
    expect(toggleSection(DEFAULT_OPTIONS, 'calendarView').isOn.calendarView).toBe(true)
  })
})

test('[REP-14, D45] a first report has the free sections, and its records the latest first', () => {
  expect(chosenSections(DEFAULT_OPTIONS)).toEqual(BASIC_SECTIONS)
  expect(DEFAULT_OPTIONS.sort).toEqual({ by: 'timing', order: 'desc' })
  expect(isAdvanced(DEFAULT_OPTIONS)).toBe(false)
  for (const section of ADVANCED_SECTIONS)
    expect(isAdvanced(toggleSection(DEFAULT_OPTIONS, section))).toBe(true)
})
