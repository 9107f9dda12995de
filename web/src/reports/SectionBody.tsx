import { isDefault } from '@reprieve/domain/filters/criteria.ts'
import type { Criteria, DateRange } from '@reprieve/domain/filters/filter.ts'
import { summaryOf } from '@reprieve/domain/filters/summary.ts'
import { partText } from '@reprieve/domain/filters/summaryWords.ts'
import type { ReportOptions, Section } from '@reprieve/domain/reports/reportOptions.ts'
import { Link } from '@tanstack/react-router'
import { useDiary } from '../access/diary.ts'
import { PATHS } from '../app/paths.ts'
import { SortChoice } from '../filters/panel/SortChoice.tsx'
import { useFilterWords } from '../filters/panel/useFilterWords.ts'
import { usePanelLists } from '../filters/panel/usePanelLists.ts'
import { OverlayLegend } from '../results/calendar/OverlayLegend.tsx'
import { useText } from '../settings/words.tsx'
import type { SetOptions } from './SectionDrawer.tsx'
import { SectionFields } from './SectionFields.tsx'

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
          {summaryOf({ criteria, range }).map((part) => (
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
