import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import {
  DEFAULT_FIELDS,
  SECTION_FIELDS,
  SECTIONS,
  type SectionField,
  type Fields as ChosenFields,
  type ReportOptions,
  type Section,
} from '@reprieve/domain/reports/reportOptions.ts'
import { isItemOverlay } from '@reprieve/domain/results/calendar/overlays.ts'
import { toStoredOverlays, overlaysFrom } from '@reprieve/domain/results/calendar/storedOverlays.ts'
import { toFields, isFields, type Fields } from '../fields.ts'
import { findKeyByWord } from '../filters/keyOf.ts'

// The report options of the specification: each section has its fields and a switch, all of them 0 or 1.

type Field = { [S in Section]: SectionField<S> }[Section]

export const SECTION_NAMES = {
  painSummary: 'pain_summary',
  patientProfile: 'patient_profile',
  filterSummary: 'filter_summary',
  recordDetails: 'pain_details',
  chartView: 'charts_view',
  calendarView: 'calendar_view',
  timelineView: 'timeline_view',
} as const satisfies Record<Section, string>

const FIELD_NAMES: Readonly<Record<Field, string>> = {
  changeValues: 'change_values',
  name: 'name',
  gender: 'gender',
  birthDate: 'birth_date',
  weight: 'weight',
  height: 'height',
  conditions: 'condition',
  medications: 'medications',
  location: 'location',
  symptom: 'symptom',
  character: 'character',
  alleviating: 'alleviating_factor',
  ineffective: 'ineffective_factor',
  aggravating: 'aggravating_factor',
  environment: 'environment',
  meaningful_activities: 'meaningful_activities',
  severity: 'severity',
  notes: 'notes',
  reflectionScore: 'reflection_score',
  reflectionNotes: 'reflection_notes',
  signals: 'signals',
}

const SORTED_BY = { timing: 'timing', severity: 'severity', duration: 'duration' } as const
const ORDERS = { asc: 'asc', desc: 'desc' } as const

const flagOf = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0)

/** [REP-11] */
export function optionsToWire(options: ReportOptions): Fields {
  const wire: Fields = {}
  for (const section of SECTIONS) {
    wire[SECTION_NAMES[section]] = sectionToWire(options, section)
    wire[`${SECTION_NAMES[section]}_enabled`] = flagOf(options.isOn[section])
  }
  return wire
}

function sectionToWire({ fields, overlays, sort }: ReportOptions, section: Section): Fields {
  const all: readonly Field[] = SECTION_FIELDS[section]
  const chosen: readonly Field[] = fields[section]
  const told = Object.fromEntries(all.map((field) => [FIELD_NAMES[field], flagOf(chosen.includes(field))]))
  if (section === 'calendarView') return { overlay_settings: toStoredOverlays(overlays) }
  if (section !== 'recordDetails') return told
  return { ...told, sort_order: ORDERS[sort.order], sort_by: SORTED_BY[sort.by] }
}

/** Unknown keys are ignored; a section that is on without any fields gets the default ones. [REP-11] */
export function optionsFromWire(wire: Fields): ReportOptions {
  const isOn = Object.fromEntries(
    SECTIONS.map((section) => [section, wire[`${SECTION_NAMES[section]}_enabled`] === 1]),
  ) as Record<Section, boolean>
  const fields = Object.fromEntries(
    SECTIONS.map((section) => [section, isOn[section] ? fieldsFrom(wire, section) : []]),
  ) as unknown as ChosenFields
  const details = toFields(wire[SECTION_NAMES.recordDetails])
  const { overlay_settings: overlays } = toFields(wire[SECTION_NAMES.calendarView])
  return {
    isOn,
    fields,
    overlays: (overlaysFrom(overlays) ?? []).filter(isItemOverlay),
    sort: {
      by: findKeyByWord(SORTED_BY, details['sort_by']) ?? DEFAULT_CRITERIA.sort.by,
      order: findKeyByWord(ORDERS, details['sort_order']) ?? DEFAULT_CRITERIA.sort.order,
    },
  }
}

function fieldsFrom(wire: Fields, section: Section): readonly Field[] {
  const told = wire[SECTION_NAMES[section]]
  if (!isFields(told)) return DEFAULT_FIELDS[section]
  const all: readonly Field[] = SECTION_FIELDS[section]
  return all.filter((field) => told[FIELD_NAMES[field]] === 1)
}
