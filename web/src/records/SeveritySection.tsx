import { setSeverity, wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { ReactNode } from 'react'
import { useText } from '../text/useText.tsx'
import { SwellSlider } from '../ui/scale/SwellSlider.tsx'
import { useSeverityWords } from './useSeverityWords.ts'
import './severitySection.css'

interface SeveritySectionProps {
  record: PainRecord
  onChange: (next: PainRecord) => void
  /** Below the question: the last severity. */
  children?: ReactNode
}

export function SeveritySection({ record, onChange, children }: SeveritySectionProps) {
  const text = useText()
  const records = useText('records')
  const { word, spoken, means } = useSeverityWords()
  const value = record.severity === null ? null : wholeSeverity(record.severity)
  return (
    <section className="severity">
      <h2 className="section-question" tabIndex={-1}>
        {records('howStrong')}
      </h2>
      {children}
      <div className="severity-choice">
        <SwellSlider
          ramp="sev"
          words={{
            label: records('severity'),
            unset: text('moveSlider'),
            less: text('oneLess'),
            more: text('oneMore'),
            word,
            spoken,
          }}
          value={record.severity}
          precision="tenths"
          onChange={(next) => onChange(setSeverity(record, next))}
        />
        {/* Laid out between the word and the bars. */}
        <p className="severity-means" role="status">
          {value !== null && means(value)}
        </p>
      </div>
    </section>
  )
}
