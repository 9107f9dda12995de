import { setPattern } from '@reprieve/domain/records/editRecord.ts'
import type { PainPattern } from '@reprieve/domain/records/painRecord.ts'
import { useText } from '../../settings/words.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { DurationPart } from './DurationPart.tsx'
import type { SectionProps } from './section.ts'
import { StartPart } from './StartPart.tsx'
import './timingSection.css'
import { useTimingWords } from './useTimingWords.ts'

const PATTERNS: readonly PainPattern[] = ['constant', 'intermittent', 'breakthrough']

export function TimingSection({ record, onChange }: SectionProps) {
  const text = useText('records')
  const problems = useTimingWords(record)
  return (
    <div className="timing">
      <StartPart record={record} problems={problems} onChange={onChange} />
      <DurationPart record={record} problems={problems} onChange={onChange} />
      <section className="timing-part">
        <h3>{text('typeOfPain')}</h3>
        <div className="chips" role="group" aria-label={text('typeOfPain')}>
          {PATTERNS.map((pattern) => (
            <Chip
              key={pattern}
              label={text(pattern)}
              isChosen={record.pattern === pattern}
              onChange={(isChosen) => onChange(setPattern(record, isChosen ? pattern : null))}
            />
          ))}
        </div>
      </section>
    </div>
  )
}
