import type { DaySpan } from '../filters/filter.ts'
import type { Overlay } from '../results/calendar/overlays.ts'
import { MOST_OVERLAYS } from '../results/calendar/overlays.ts'
import { countSpanDays } from '../results/days.ts'
import { sameJson } from '../sync/sameJson.ts'
import type { Plan } from '../purchases/plan.ts'
import {
  chosenSections,
  DEFAULT_FIELDS,
  DEFAULT_OPTIONS,
  SECTIONS,
  type Fields,
  type ReportOptions,
  type Section,
} from './reportOptions.ts'

/** How much a report contains, in one choice. [REP-120] */
export const REPORT_PRESETS = ['short', 'usual', 'everything'] as const
export type ReportPreset = (typeof REPORT_PRESETS)[number]

const PRESET_SECTIONS: Readonly<Record<ReportPreset, readonly Section[]>> = {
  short: ['painSummary', 'patientProfile'],
  usual: ['painSummary', 'patientProfile', 'chartView', 'calendarView'],
  everything: SECTIONS,
}

/**
 * The options of a preset: its sections with their default fields. The order of the records stays, and so do overlays;
 * `overlays` are those of a calendar without any.
 */
export function applyPreset(
  options: ReportOptions,
  preset: ReportPreset,
  overlays: readonly Overlay[] = [],
): ReportOptions {
  const isIn = (section: Section): boolean => PRESET_SECTIONS[preset].includes(section)
  const isOn = Object.fromEntries(SECTIONS.map((section) => [section, isIn(section)])) as Record<
    Section,
    boolean
  >
  const areWanted = isOn.calendarView && options.overlays.length === 0
  return {
    ...options,
    isOn,
    fields: presetFields(isOn),
    overlays: areWanted ? overlays.slice(0, MOST_OVERLAYS) : options.overlays,
  }
}

const presetFields = (isOn: ReportOptions['isOn']): Fields =>
  Object.fromEntries(
    SECTIONS.map((section) => [section, isOn[section] ? DEFAULT_FIELDS[section] : []]),
  ) as unknown as Fields

/** Null if the parts were chosen one by one. */
export function findPreset(options: ReportOptions): ReportPreset | null {
  const { isOn, fields } = options
  return (
    REPORT_PRESETS.find((preset) => {
      const applied = applyPreset(options, preset)
      return sameJson({ ...isOn }, { ...applied.isOn }) && sameJson({ ...fields }, { ...applied.fields })
    }) ?? null
  )
}

/**
 * The options to start with if nobody has chosen any: the usual ones if they cost nothing, else the short ones, because
 * a default must not cost a credit. [REP-120]
 */
export function startingOptions(
  options: ReportOptions,
  plan: Plan,
  overlays: readonly Overlay[] = [],
): ReportOptions {
  if (!sameJson({ ...options }, { ...DEFAULT_OPTIONS })) return options
  return applyPreset(options, plan === 'subscription' ? 'usual' : 'short', overlays)
}

interface PageFacts {
  span: DaySpan
  /** Records and reflections. */
  entries: number
  /** Charts that have something to show. */
  charts: number
}

// Measured on printed reports of the demo diary; makeFiles.test.ts compares them with real ones.
const ENTRIES_PER_PAGE = 19
const MOST_PRINTED_ENTRIES = 2_000
const CHARTS_PER_PAGE = 4.5
const MONTHS_PER_PAGE = 6
const MOST_MONTHS = 240
const PROFILE_PAGES = 0.3
const FILTER_PAGES = 0.1
const TIMELINE_PAGES = 0.35

const DAYS_PER_MONTH = 30.4

/** About how many pages a report has. Page 1 stands alone; the others follow each other without gaps. [REP-121] */
export function estimatePages(
  options: Pick<ReportOptions, 'isOn' | 'fields'>,
  { span, entries, charts }: PageFacts,
): number {
  const months = Math.min(MOST_MONTHS, Math.ceil(countSpanDays(span) / DAYS_PER_MONTH) + 1)
  const sizes: Readonly<Record<Section, number>> = {
    painSummary: 0,
    patientProfile: PROFILE_PAGES,
    filterSummary: FILTER_PAGES,
    recordDetails: Math.min(MOST_PRINTED_ENTRIES, entries) / ENTRIES_PER_PAGE,
    chartView: Math.min(options.fields.chartView.length, charts) / CHARTS_PER_PAGE,
    calendarView: months / MONTHS_PER_PAGE,
    timelineView: TIMELINE_PAGES,
  }
  const later = chosenSections(options).reduce((sum, section) => sum + sizes[section], 0)
  return 1 + Math.ceil(later)
}
