import { ProgressBar } from 'react-aria-components'
import './progress.css'

interface ProgressProps {
  label: string
  done: number
  total: number
  /** "4 of 6": the bar is never the only information. */
  words: string
}

export function ProgressIndicator({ label, done, total, words }: ProgressProps) {
  const percent = `${(done / total) * 100}%`
  return (
    <ProgressBar className="progress" aria-label={label} value={done} maxValue={total} valueLabel={words}>
      <div className="progress-words" aria-hidden="true">
        <span className="field-label">{label}</span>
        <span>{words}</span>
      </div>
      <div className="progress-bar">
        <div style={{ inlineSize: percent }} />
      </div>
    </ProgressBar>
  )
}
