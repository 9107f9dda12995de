import { barText } from '@reprieve/domain/assistant/answer/answerPlainText.ts'
import type { AnswerPart, BarRow, BarScale } from '@reprieve/domain/assistant/answerPart.ts'
import type { CSSProperties } from 'react'
import { MarkSquares } from '../results/helps/MarkSquares.tsx'
import { useText } from '../text/useText.tsx'
import './answerPicture.css'

type PartOf<Is extends AnswerPart['is']> = Extract<AnswerPart, { is: Is }>

const MOST = 10
/** In a shorter bar there is no room for the number: it stands beside it. */
const LEAST_INSIDE = 2.5

const stepOf = (value: number): number => Math.min(MOST, Math.max(0, Math.round(value)))

/** Bars on a line from 0 to 10, which never stretches to the data. Read out as one sentence. [ASST-50] */
export function AnswerBars({ scale, rows }: PartOf<'bars'>) {
  const text = useText('assistant')
  const said = rows.map(barText).join('; ')
  return (
    <div
      className="answer-bars"
      role="img"
      aria-label={text(scale === 'pain' ? 'painBars' : 'scoreBars', { rows: said })}
    >
      {rows.map((row, at) => (
        <Bar key={at} row={row} scale={scale} />
      ))}
    </div>
  )
}

const ROLES: Record<BarScale, string> = { pain: 'sev', score: 'score' }

function Bar({ row, scale }: { row: BarRow; scale: BarScale }) {
  const { label, count, value, isWith } = row
  const role = `--${ROLES[scale]}-${stepOf(value.value)}`
  const colours = isWith
    ? { background: `var(${role})`, borderColor: `var(${role}-edge)`, color: `var(${role}-on)` }
    : {}
  const isInside = value.value >= LEAST_INSIDE
  const style: CSSProperties = { inlineSize: `${Math.min(MOST, value.value) * MOST}%`, ...colours }
  return (
    <div className="answer-row">
      <div className="answer-label">
        <b dir="auto">{label.text}</b>
        <span>{count.text}</span>
      </div>
      <div className="answer-track">
        <span className={isWith ? 'answer-bar' : 'answer-bar dashed'} style={style}>
          {isInside && value.text}
        </span>
        {!isInside && <span className="answer-beside">{value.text}</span>}
      </div>
    </div>
  )
}

/** The same squares as on "What helps me". */
export function AnswerMarks({ better, same, worse }: PartOf<'marks'>) {
  return <MarkSquares better={better.value} same={same.value} worse={worse.value} />
}
