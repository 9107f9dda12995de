import { describe, expect, test } from 'vitest'
import type { DateRange } from '../../filters/filter.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import { DEFAULT_OPTIONS, toggleSection, type Section } from '../reportOptions.ts'
import { narrowedOptions, shareScope, type SharedReport } from './shareScope.ts'

const TODAY = dayNumber('2026-11-16')
const REPORT: SharedReport = {
  sections: ['painSummary', 'recordDetails', 'timelineView'],
  range: { is: '30days' },
  span: { from: TODAY - 29, to: TODAY },
  today: TODAY,
}
const custom = (from: string, to: string): DateRange => ({ is: 'custom', from, to })
const scope = (sections: Section[] | null, range: DateRange | null, report = REPORT) =>
  shareScope({ sections, range }, report)

describe('[SHARE-7] the part of a report that a link shows', () => {
  test('is all of it where nothing less is wanted, by whatever words', () => {
    const whole = {
      ok: true,
      value: { sections: REPORT.sections, span: REPORT.span, hasAllDays: true, isWhole: true },
    }
    expect(scope(null, null)).toEqual(whole)
    expect(scope([...REPORT.sections].toReversed(), { is: '30days' })).toEqual(whole)
    expect(scope(null, custom('2026-10-18', '2026-11-16'))).toEqual(whole)
  })

  test('is less by sections, in the order of the report, or by days', () => {
    expect(scope(['timelineView', 'painSummary'], null)).toEqual({
      ok: true,
      value: {
        sections: ['painSummary', 'timelineView'],
        span: REPORT.span,
        hasAllDays: true,
        isWhole: false,
      },
    })
    expect(scope(null, { is: '7days' })).toMatchObject({
      value: { span: { from: TODAY - 6, to: TODAY }, hasAllDays: false, isWhole: false },
    })
    expect(scope(null, custom('2026-11-01', '2026-11-01'))).toMatchObject({
      value: { span: { from: TODAY - 15, to: TODAY - 15 }, hasAllDays: false },
    })
  })

  test('is never more: not a section, and not a day on either side', () => {
    expect(scope(['painSummary', 'patientProfile'], null)).toEqual({ ok: false, reason: 'sections' })
    expect(scope([], null)).toEqual({ ok: false, reason: 'sections' })
    const others = [
      custom('2026-10-17', '2026-11-01'),
      custom('2026-11-01', '2026-11-17'),
      { is: 'alltime' } as const,
    ]
    for (const range of others) expect(scope(null, range)).toEqual({ ok: false, reason: 'range' })
  })

  test('all time is that of a report of all time alone', () => {
    const report: SharedReport = { ...REPORT, range: { is: 'alltime' } }
    expect(scope(null, { is: 'alltime' }, report)).toMatchObject({ value: { isWhole: true } })
  })

  test('the last seven days are those of the report, also where it reaches over the date line', () => {
    const report: SharedReport = { ...REPORT, span: { from: TODAY - 29, to: TODAY + 1 } }
    expect(scope(null, { is: '7days' }, report)).toMatchObject({
      value: { span: { from: TODAY - 6, to: TODAY + 1 } },
    })
    const past: SharedReport = {
      ...REPORT,
      range: custom('2026-01-01', '2026-01-31'),
      span: { from: dayNumber('2026-01-01'), to: dayNumber('2026-01-31') },
    }
    expect(scope(null, { is: '7days' }, past)).toEqual({ ok: false, reason: 'range' })
  })
})

describe('[SHARE-7] the options of a narrower report', () => {
  const options = toggleSection(DEFAULT_OPTIONS, 'calendarView', [
    { list: 'symptom', id: 'a', text: 'Nausea' },
  ])

  test('have no field, and no overlay, of what was left out', () => {
    const narrow = narrowedOptions(options, { sections: ['painSummary', 'recordDetails'], hasAllDays: true })
    expect(Object.entries(narrow.isOn).flatMap(([section, isOn]) => (isOn ? [section] : []))).toEqual([
      'painSummary',
      'recordDetails',
    ])
    expect(narrow.fields).toEqual({
      painSummary: options.fields.painSummary,
      patientProfile: [],
      filterSummary: [],
      recordDetails: options.fields.recordDetails,
      chartView: [],
      calendarView: [],
      timelineView: [],
    })
    expect(narrow.overlays).toEqual([])
    expect(narrow.sort).toEqual(options.sort)
  })

  test('never switch on what the report did not have', () => {
    const narrow = narrowedOptions(options, { sections: ['timelineView', 'calendarView'], hasAllDays: true })
    expect([narrow.isOn.timelineView, narrow.isOn.calendarView]).toEqual([false, true])
    expect(narrow.overlays).toEqual(options.overlays)
  })

  test('compare nothing where days were left out', () => {
    const narrow = narrowedOptions(options, { sections: ['painSummary'], hasAllDays: false })
    expect(narrow.fields.painSummary).toEqual([])
    expect(narrow.isOn.painSummary).toBe(true)
  })
})
