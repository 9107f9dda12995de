import { setSeverity, wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { momentWords, type MomentWords } from '../../text/momentWords.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { SwellSlider } from '../../ui/scale/SwellSlider.tsx'
import { watchLatestRecords } from '../readRecords.ts'
import { useSeverityWords } from '../useSeverityWords.ts'
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

const SENTENCE: Record<MomentWords['word'], Key<'records'>> = {
  today: 'lastTimeToday',
  yesterday: 'lastTimeYesterday',
  'this-year': 'lastTimeDay',
  'another-year': 'lastTimeDay',
}

/** The line is rendered even when empty: the slider must not move from under the finger. */
export function LastSeverityLine({ diary }: { diary: Diary }) {
  return <p className="last-time">{useLastTime(diary)}</p>
}

function useLastTime(diary: Diary): string | null {
  const text = useText('records')
  const tag = useFormatTag()
  const now = useNow()
  const { subscribe, current } = watchLatestRecords(diary, 1)
  const seen = useSyncExternalStore(subscribe, current)
  // A record that cannot be read is left out: it must not keep anybody from writing.
  const last = seen.is === 'read' ? seen.value[0] : undefined
  if (last === undefined || last.severity === null) return null
  const { word, time, day } = momentWords(tag, { at: last.startsAt, offset: last.timeOffset }, now)
  return text(SENTENCE[word], { severity: last.severity, time, day })
}
