import {
  SECTION_FIELDS,
  toggleField,
  type FieldOf,
  type ReportOptions,
  type Section,
} from '@reprieve/domain/reports/reportOptions.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { fieldText, useFieldWords } from './reportWords.ts'
import type { SetOptions } from './SectionDrawer.tsx'

interface SectionFieldsProps<S extends Section> {
  section: S
  options: ReportOptions
  /** Why a field cannot be chosen now; null if it can. The choice stays, for ranges where it is possible. */
  whyNot?: (field: FieldOf<S>) => string | null
  onChange: SetOptions
}

/** One checkbox per field; removing the last removes the section, the first one adds it. [REP-8, REP-13] */
export function SectionFields<S extends Section>(props: SectionFieldsProps<S>) {
  const { section, options, whyNot = () => null, onChange } = props
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
          isDisabled={whyNot(field) !== null}
          hint={whyNot(field)}
          onChange={() => onChange((now) => toggleField(now, section, field))}
        />
      ))}
    </div>
  )
}
