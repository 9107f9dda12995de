import { isDefault } from '@reprieve/domain/filters/criteria.ts'
import type { Criteria, DateRange } from '@reprieve/domain/filters/filter.ts'
import { summariseFilter } from '@reprieve/domain/filters/summary.ts'
import { partText } from '@reprieve/domain/filters/summaryWords.ts'
import {
  ADVANCED_SECTIONS,
  countCheckedFields,
  type SectionField,
  type ReportOptions,
  type Section,
  SECTION_FIELDS,
  toggleField,
  toggleSection,
} from '@reprieve/domain/reports/reportOptions.ts'
import type { Overlay } from '@reprieve/domain/results/calendar/overlays.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { type ReactNode, useId, useMemo } from 'react'
import { Button } from 'react-aria-components'
import { useDiary } from '../access/diary.ts'
import { SortChoice } from '../filters/panel/SortChoice.tsx'
import { usePanelLists } from '../filters/panel/panelLists.ts'
import { useFilterWords } from '../filters/panel/useFilterWords.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { OverlayLegend } from '../results/calendar/OverlayLegend.tsx'
import { useText } from '../text/useText.tsx'
import { Checkbox } from '../ui/controls/Checkbox.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Tag } from '../ui/layout/Tag.tsx'

type SetOptions = (next: (options: ReportOptions) => ReportOptions) => void

interface SectionDrawerProps {
  section: Section
  options: ReportOptions
  /** The overlays of a calendar for which none were chosen. */
  overlays: readonly Overlay[]
  /** The section costs this person a credit. */
  takesCredit: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChange: SetOptions
  children: ReactNode
}

export const isAdvancedSection = (section: Section): boolean =>
  ADVANCED_SECTIONS.some((one) => one === section)

/** A checkbox includes the section; its options open below on demand. [REP-8, REP-9] */
export function ReportSectionDrawer(props: SectionDrawerProps) {
  const { section, options, overlays, takesCredit, isOpen, onOpen, onChange, children } = props
  const text = useText('reports')
  const id = useId()
  const { checked, total } = countCheckedFields(options, section)
  const state = text('sectionsChecked', { 0: checked, 1: total })
  const isOn = options.isOn[section]
  return (
    <li className="report-section" data-section={section}>
      <div className="report-section-head">
        <Checkbox
          label={text(section)}
          isChecked={isOn}
          onChange={() => onChange((now) => toggleSection(now, section, overlays))}
        />
        {takesCredit && isOn && <Tag kind="warn" label={text('usesCredit')} />}
        <Button
          className="report-section-open"
          aria-label={text('sectionState', { section: text(section), state })}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => onOpen(!isOpen)}
        >
          <span>{state}</span>
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </Button>
      </div>
      <div id={id} className="report-section-body" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  )
}

interface FieldWords {
  reports: Text<'reports'>
  account: Text<'account'>
  records: Text<'records'>
  reflections: Text<'reflections'>
  results: Text<'results'>
}

/** The names that the editors use for the same fields. */
const NAMES: Readonly<Record<SectionField<Section>, (words: FieldWords) => string>> = {
  changeValues: ({ reports }) => reports('changeValues'),
  name: ({ reports }) => reports('fieldName'),
  gender: ({ account }) => account('gender'),
  birthDate: ({ account }) => account('birthDate'),
  weight: ({ account }) => account('weight'),
  height: ({ account }) => account('height'),
  conditions: ({ reports }) => reports('fieldConditions'),
  medications: ({ records }) => records('medications'),
  location: ({ records }) => records('locations'),
  symptom: ({ records }) => records('symptoms'),
  character: ({ records }) => records('characteristics'),
  alleviating: ({ records }) => records('alleviatingFactors'),
  ineffective: ({ records }) => records('ineffectiveFactors'),
  aggravating: ({ records }) => records('aggravatingFactors'),
  environment: ({ records }) => records('environment'),
  meaningful_activities: ({ reflections }) => reflections('meaningfulActivities'),
  severity: ({ records }) => records('severity'),
  notes: ({ records }) => records('notes'),
  reflectionScore: ({ results }) => results('dailyReflectionScore'),
  reflectionNotes: ({ reports }) => reports('fieldReflectionNotes'),
  signals: ({ reports }) => reports('fieldSignals'),
}

const fieldText = (field: SectionField<Section>, words: FieldWords): string => NAMES[field](words)

function useFieldWords(): FieldWords {
  const reports = useText('reports')
  const account = useText('account')
  const records = useText('records')
  const reflections = useText('reflections')
  const results = useText('results')
  return useMemo(
    () => ({ reports, account, records, reflections, results }),
    [reports, account, records, reflections, results],
  )
}

interface SectionBodyProps {
  section: Section
  options: ReportOptions
  criteria: Criteria
  range: DateRange
  /** Whether the days before have data to compare with. */
  canCompare: boolean
  onChange: SetOptions
}

/** The options within a section. */
export function SectionBody(props: SectionBodyProps) {
  const { section, options, criteria, range, canCompare, onChange } = props
  const text = useText('reports')
  if (section === 'filterSummary') return <FilterInUse criteria={criteria} range={range} />
  if (section === 'calendarView') return <ChosenOverlays overlays={options.overlays} />
  return (
    <>
      <SectionFields
        section={section}
        options={options}
        whyNot={(field) => (field === 'changeValues' && !canCompare ? text('noPreviousPeriod') : null)}
        onChange={onChange}
      />
      {section === 'recordDetails' && <SortChoice sort={options.sort} onChange={onChange} />}
    </>
  )
}

function FilterInUse({ criteria, range }: { criteria: Criteria; range: DateRange }) {
  const text = useText('reports')
  const words = useFilterWords()
  const lists = usePanelLists(useDiary())
  return (
    <>
      <p>{text(isDefault(criteria) ? 'filterNotUsed' : 'filterUsed')}</p>
      {!isDefault(criteria) && (
        <ul className="report-filter">
          {summariseFilter({ criteria, range }).map((part) => (
            <li key={JSON.stringify(part)}>{partText(part, words, lists)}</li>
          ))}
        </ul>
      )}
      <Link className="button text" to={PATHS.filter}>
        {words.filters('title')}
      </Link>
    </>
  )
}

function ChosenOverlays({ overlays }: Pick<ReportOptions, 'overlays'>) {
  const text = useText('results')
  const { labelOf } = usePanelLists(useDiary())
  return (
    <>
      <OverlayLegend chosen={overlays} labelOf={(one) => labelOf(one.list, one)} />
      <Link className="button text" to={PATHS.reportOverlays}>
        {text('changeOverlays')}
      </Link>
    </>
  )
}

interface SectionFieldsProps<S extends Section> {
  section: S
  options: ReportOptions
  /** Why a field cannot be chosen now; null if it can. The choice stays, for ranges where it is possible. */
  whyNot?: (field: SectionField<S>) => string | null
  onChange: SetOptions
}

/** One checkbox per field; removing the last removes the section, the first one adds it. [REP-8, REP-13] */
function SectionFields<S extends Section>(props: SectionFieldsProps<S>) {
  const { section, options, whyNot = () => null, onChange } = props
  const words = useFieldWords()
  const all: readonly SectionField<S>[] = SECTION_FIELDS[section]
  const chosen: readonly SectionField<S>[] = options.fields[section]
  return (
    <div className="report-fields" role="group" aria-label={words.reports(section)}>
      {all.map((field) => (
        <Checkbox
          key={field}
          label={fieldText(field, words)}
          isChecked={chosen.includes(field)}
          isDisabled={whyNot(field) !== null}
          hint={whyNot(field)}
          onChange={() => onChange((now) => toggleField(now, section, field))}
        />
      ))}
    </div>
  )
}
