import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { spanText } from '../../filters/panel/rangeText.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DayField } from '../../ui/DayField.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import type { ListedReport } from '../reportList.ts'
import type { ChoiceFault, LinkChoice } from './linkChoice.ts'
import { LINK_DAYS } from './makeLink.ts'

interface FieldProps {
  choice: LinkChoice
  onChange: (next: Partial<LinkChoice>) => void
}

interface CheckedProps extends FieldProps {
  fault: ChoiceFault | null
}

export function LinkSections({ report, choice, fault, onChange }: CheckedProps & { report: ListedReport }) {
  const text = useText('share')
  const reports = useText('reports')
  const { sections } = choice
  return (
    <fieldset>
      <legend className="field-label">{text('whatToShare')}</legend>
      {report.sections.map((section, at) => (
        <Checkbox
          key={section}
          label={reports(section)}
          isChecked={sections.includes(section)}
          error={fault === 'sections' && at === report.sections.length - 1 ? text('sectionNeeded') : null}
          onChange={(isChecked) =>
            onChange({
              sections: isChecked ? [...sections, section] : sections.filter((one) => one !== section),
            })
          }
        />
      ))}
    </fieldset>
  )
}

const ENDS = [
  { end: 'from', label: 'firstDay' },
  { end: 'to', label: 'lastDay' },
] as const

export function LinkDays({ span, choice, fault, onChange }: CheckedProps & { span: DaySpan }) {
  const text = useText('share')
  const filters = useText('filters')
  const common = useText('common')
  const range = spanText(span, useFormatTag(), 'short')
  const { isAllDays, typed } = choice
  const problemOf = (end: 'from' | 'to'): string | null => {
    if (end === 'to' && fault === 'order') return common('dateRangeError')
    if (end === 'to' && fault === 'outside') return text('daysOutside', { range })
    return fault === end ? filters('notADate') : null
  }
  return (
    <>
      <Segmented
        label={text('whichDays')}
        segments={[
          { value: 'all', label: text('allDays') },
          { value: 'some', label: text('someDays') },
        ]}
        value={isAllDays ? 'all' : 'some'}
        onChange={(chosen) => onChange({ isAllDays: chosen === 'all' })}
      />
      {!isAllDays && (
        <div className="link-days">
          {ENDS.map(({ end, label }) => (
            <DayField
              key={end}
              label={filters(label)}
              value={typed[end]}
              error={problemOf(end)}
              read={dayFrom}
              latest={localDay(span.to)}
              pickLabel={filters('pickDay', { what: filters(label) })}
              onChange={(day) => onChange({ typed: { ...typed, [end]: day } })}
            />
          ))}
        </div>
      )}
    </>
  )
}

export function LinkLife({ choice, onChange }: FieldProps) {
  const text = useText('share')
  return (
    <Segmented
      label={text('howLong')}
      segments={LINK_DAYS.map((count) => ({ value: String(count), label: text('daysCount', { count }) }))}
      value={String(choice.days)}
      onChange={(days) => onChange({ days: Number(days) })}
    />
  )
}
