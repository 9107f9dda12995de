import { expect, test } from 'vitest'
import { applyPreset, estimatePages, findPreset, REPORT_PRESETS, startingOptions } from './presets.ts'
import {
  chosenSections,
  DEFAULT_OPTIONS,
  isAdvanced,
  SECTIONS,
  toggleField,
  toggleSection,
} from './reportOptions.ts'

const OVERLAYS = Array.from('abcdefgh').map((id) => ({ list: 'symptom' as const, id, text: id }))

test('[REP-120] each preset has its sections, with their default fields', () => {
  const sections = REPORT_PRESETS.map((preset) => chosenSections(applyPreset(DEFAULT_OPTIONS, preset)))
  expect(sections).toEqual([
    ['painSummary', 'patientProfile'],
    ['painSummary', 'patientProfile', 'chartView', 'calendarView'],
    SECTIONS,
  ])
  expect(isAdvanced(applyPreset(DEFAULT_OPTIONS, 'short'))).toBe(false)
  expect(applyPreset(DEFAULT_OPTIONS, 'usual').fields.chartView).toHaveLength(8)
})

test('[REP-120] the order and the overlays stay; a calendar without overlays gets six', () => {
  const chosen = { ...DEFAULT_OPTIONS, sort: { by: 'severity', order: 'asc' } as const }
  const usual = applyPreset(chosen, 'usual', OVERLAYS)
  expect(usual.sort).toBe(chosen.sort)
  expect(usual.overlays).toEqual(OVERLAYS.slice(0, 6))
  expect(applyPreset({ ...usual, overlays: OVERLAYS.slice(7) }, 'everything', OVERLAYS).overlays).toEqual(
    OVERLAYS.slice(7),
  )
})

test('[REP-120] a preset is found again, and not after a part was changed', () => {
  for (const preset of REPORT_PRESETS)
    expect(findPreset(applyPreset(DEFAULT_OPTIONS, preset, OVERLAYS))).toBe(preset)
  expect(findPreset(DEFAULT_OPTIONS)).toBeNull()
  const usual = applyPreset(DEFAULT_OPTIONS, 'usual')
  expect(findPreset(toggleField(usual, 'patientProfile', 'weight'))).toBeNull()
  expect(findPreset(toggleSection(usual, 'timelineView'))).toBeNull()
})

test('[REP-120] nobody spends a credit by a default, and a choice stays', () => {
  const starts = (plan: 'lite' | 'subscription' | 'unknown') =>
    findPreset(startingOptions(DEFAULT_OPTIONS, plan))
  expect([starts('lite'), starts('unknown'), starts('subscription')]).toEqual(['short', 'short', 'usual'])
  const own = toggleSection(DEFAULT_OPTIONS, 'filterSummary')
  expect(startingOptions(own, 'subscription')).toBe(own)
})

test('[REP-121] more parts, days or entries are never fewer pages', () => {
  const facts = { span: { from: 1, to: 30 }, entries: 60, charts: 8 }
  const pages = REPORT_PRESETS.map((preset) => estimatePages(applyPreset(DEFAULT_OPTIONS, preset), facts))
  expect(pages).toEqual(pages.toSorted((one, other) => one - other))
  expect(pages[0]).toBe(2)
  const everything = applyPreset(DEFAULT_OPTIONS, 'everything')
  expect(estimatePages(everything, { ...facts, entries: 600 })).toBeGreaterThan(pages[2]!)
  expect(estimatePages(everything, { ...facts, span: { from: 1, to: 365 } })).toBeGreaterThan(pages[2]!)
})
