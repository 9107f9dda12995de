import type { Sort } from '../filters/filter.ts'
import { MOST_OVERLAYS, type Overlay } from '../results/calendar/overlays.ts'
import { CHART_CATEGORIES } from '../results/charts/chartCategory.ts'

/** Free within the last 30 days on every plan (D45). */
export const BASIC_SECTIONS = ['painSummary', 'patientProfile', 'filterSummary', 'recordDetails'] as const
export const ADVANCED_SECTIONS = ['chartView', 'calendarView', 'timelineView'] as const
/** In the order of selection; paper has its own. */
export const SECTIONS = [...BASIC_SECTIONS, ...ADVANCED_SECTIONS] as const
export type Section = (typeof SECTIONS)[number]

/** The fields of each section. The calendar has overlays instead, and the filter summary is all or nothing. */
export const SECTION_FIELDS = {
  painSummary: ['changeValues'],
  patientProfile: ['name', 'gender', 'birthDate', 'weight', 'height', 'conditions', 'medications'],
  filterSummary: [],
  recordDetails: [...CHART_CATEGORIES, 'severity', 'notes', 'reflectionScore', 'reflectionNotes'],
  chartView: CHART_CATEGORIES,
  calendarView: [],
  timelineView: ['severity', 'reflectionScore', 'signals'],
} as const satisfies Record<Section, readonly string[]>

export type SectionField<S extends Section> = (typeof SECTION_FIELDS)[S][number]

export type Fields = { readonly [S in Section]: readonly SectionField<S>[] }

/** The options of a report. Fields are in the order of SECTION_FIELDS; a section that is off has none. */
export interface ReportOptions {
  isOn: Readonly<Record<Section, boolean>>
  fields: Fields
  /** Overlays of the calendar, at most six. They are kept while it is off. */
  overlays: readonly Overlay[]
  /** Sort order of the record details. */
  sort: Sort
}

const ALL_FIELDS: Fields = SECTION_FIELDS

/**
 * Everything except weight and height, which few readers of a pain report need, and what devices measured, which is
 * shared only if it was ticked. [REP-12, REP-140]
 */
export const DEFAULT_FIELDS: Fields = {
  ...SECTION_FIELDS,
  patientProfile: ['name', 'gender', 'birthDate', 'conditions', 'medications'],
  timelineView: ['severity', 'reflectionScore'],
}

/** No advanced section is on: defaults must not cost a credit. [REP-14] */
export const DEFAULT_OPTIONS: ReportOptions = {
  isOn: {
    painSummary: true,
    patientProfile: true,
    filterSummary: true,
    recordDetails: true,
    chartView: false,
    calendarView: false,
    timelineView: false,
  },
  fields: { ...DEFAULT_FIELDS, chartView: [], timelineView: [] },
  overlays: [],
  sort: { by: 'timing', order: 'desc' },
}

/**
 * Switches a section on with its default fields, or off with none. `overlays`: the default for a calendar without
 * chosen ones. [REP-11, REP-12]
 */
export function toggleSection(
  options: ReportOptions,
  section: Section,
  overlays: readonly Overlay[] = [],
): ReportOptions {
  const isOn = !options.isOn[section]
  const areWanted = section === 'calendarView' && isOn && options.overlays.length === 0
  return {
    ...options,
    isOn: { ...options.isOn, [section]: isOn },
    fields: { ...options.fields, [section]: isOn ? DEFAULT_FIELDS[section] : [] },
    overlays: areWanted ? overlays.slice(0, MOST_OVERLAYS) : options.overlays,
  }
}

/** The summary is useful without change values, so it stays on without fields. [REP-13] */
const STAYS_ON: readonly Section[] = ['painSummary']

/** Adds or removes a field. The first field switches its section on, removing the last one off. [REP-13] */
export function toggleField<S extends Section>(
  options: ReportOptions,
  section: S,
  field: SectionField<S>,
): ReportOptions {
  const now: readonly SectionField<S>[] = options.fields[section]
  const isAdded = !now.includes(field)
  const all: readonly SectionField<S>[] = ALL_FIELDS[section]
  const next = all.filter((one) => (one === field ? isAdded : now.includes(one)))
  return {
    ...options,
    isOn: { ...options.isOn, [section]: next.length > 0 || STAYS_ON.includes(section) },
    fields: { ...options.fields, [section]: next },
  }
}

/** "{0} out of {1} sections checked", as shown beside a section. [REP-10] */
export function countCheckedFields(
  { isOn, fields, overlays }: ReportOptions,
  section: Section,
): { checked: number; total: number } {
  const counted = (checked: number, total: number) => ({ checked: isOn[section] ? checked : 0, total })
  switch (section) {
    case 'filterSummary':
      return counted(1, 1)
    case 'calendarView':
      return counted(overlays.length, MOST_OVERLAYS)
    default:
      return counted(fields[section].length, SECTION_FIELDS[section].length)
  }
}

export const chosenSections = ({ isOn }: Pick<ReportOptions, 'isOn'>): readonly Section[] =>
  SECTIONS.filter((section) => isOn[section])

export const isAdvanced = ({ isOn }: Pick<ReportOptions, 'isOn'>): boolean =>
  ADVANCED_SECTIONS.some((section) => isOn[section])
