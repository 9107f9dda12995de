import type { Sort } from '@reprieve/domain/filters/filter.ts'
import {
  SECTION_FIELDS,
  toggleField,
  type FieldOf,
  type ReportOptions,
  type Section,
} from '@reprieve/domain/reports/reportOptions.ts'
import { useText } from '../settings/words.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { fieldText, useFieldWords } from './reportWords.ts'
import type { SetOptions } from './SectionDrawer.tsx'

interface SectionFieldsProps<S extends Section> {
  section: S
  options: ReportOptions
  onChange: SetOptions
}

/** One box a field; the last one that goes takes its section along, the first brings it. [REP-8, REP-13] */
export function SectionFields<S extends Section>({ section, options, onChange }: SectionFieldsProps<S>) {
  const words = useFieldWords()
  const all: readonly FieldOf<S>[] = SECTION_FIELDS[section]
  const chosen: readonly FieldOf<S>[] = options.fields[section]
  return (
    <div className="report-fields" role="group" aria-label={words.reports(section)}>
      {all.map((field) => (
        <Checkbox
          key={field}
          label={fieldText(field, words)}
          isChecked={chosen.includes(field)}
          onChange={() => onChange((now) => toggleField(now, section, field))}
        />
      ))}
    </div>
  )
}

const SORTED_BY: readonly Sort['by'][] = ['timing', 'severity', 'duration']

/** Of the records in their details. [REP-14] */
export function DetailsSort({ sort, onChange }: { sort: Sort; onChange: SetOptions }) {
  const text = useText('filters')
  const records = useText('records')
  const change = (next: Partial<Sort>): void =>
    onChange((now) => ({ ...now, sort: { ...now.sort, ...next } }))
  return (
    <>
      <Segmented
        label={text('sortBy')}
        segments={SORTED_BY.map((value) => ({ value, label: records(value) }))}
        value={sort.by}
        onChange={(by) => change({ by })}
      />
      <Segmented
        label={text('sortOrder')}
        segments={[
          { value: 'asc', label: text('ascending') },
          { value: 'desc', label: text('descending') },
        ]}
        value={sort.order}
        onChange={(order) => change({ order })}
      />
    </>
  )
}
