import { hasRoomForLargeType } from '@reprieve/domain/reports/brief/briefRoom.ts'
import type { BriefRow, BriefText, MedicineRow } from '@reprieve/domain/reports/brief/briefText.ts'
import {
  BRIEF_ROOM,
  fitQuestions,
  openQuestions,
  type VisitQuestions,
} from '@reprieve/domain/reports/brief/visitQuestions.ts'
import { useId, type ReactNode } from 'react'
import { useText } from '../../text/useText.tsx'
import './brief.css'

/** The open questions; without any, lines to write on. [REP-122] */
function PrintedQuestions({ questions }: { questions: VisitQuestions }) {
  const report = useText('report')
  const { rows, more } = fitQuestions(openQuestions(questions), BRIEF_ROOM)
  const lines = [...rows, ...Array<string>(Math.max(0, LEAST_LINES - rows.length)).fill('')]
  return (
    <>
      <ol className="brief-asked">
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ol>
      {more > 0 && <p className="brief-note">{report('more', { count: more })}</p>}
    </>
  )
}

const LEAST_LINES = 3

interface BriefPageProps {
  brief: BriefText
  questions: VisitQuestions
  /** On the screen it is folded until the person opens it; it is always printed. */
  isOpen: boolean
}

/** The page as printed. */
export function BriefPage({ brief, questions, isOpen }: BriefPageProps) {
  const text = useText('brief')
  const { changed, medicines } = brief
  const printed = fitQuestions(openQuestions(questions), BRIEF_ROOM).rows
  return (
    <article
      className="brief"
      data-folded={!isOpen || undefined}
      data-room={hasRoomForLargeType(brief, printed) || undefined}
    >
      <header className="brief-head">
        {/* On the screen the top bar shows it. */}
        <p className="brief-title">{text('title')}</p>
        {brief.name !== null && <p>{brief.name}</p>}
        <p>{brief.made}</p>
        <p>{brief.days}</p>
      </header>
      <Part title={text('changed')}>
        <Rows rows={changed.rows} />
        {changed.note !== null && <p className="brief-note">{changed.note}</p>}
      </Part>
      <Part title={text('function')}>
        <Rows rows={brief.function} />
      </Part>
      <Part title={text('medicines')}>
        {medicines.rows.length > 0 && (
          <ul className="brief-rows">
            {medicines.rows.map((row) => (
              <Medicine key={row.item} {...row} />
            ))}
          </ul>
        )}
        {medicines.more !== null && <p>{medicines.more}</p>}
        <p className="brief-note">{medicines.note}</p>
      </Part>
      <Part title={text('questions')}>
        <PrintedQuestions questions={questions} />
      </Part>
      <p className="brief-note">{brief.notes}</p>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="brief-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Rows({ rows }: { rows: readonly BriefRow[] }) {
  return (
    <ul className="brief-rows">
      {rows.map(({ title, now, before, change }) => (
        <li key={title} className="brief-row">
          <h3>{title}</h3>
          <p>
            <span className="brief-now">{now}</span>
            {change !== null && <span className="brief-change">{change}</span>}
          </p>
          <p className="brief-before">{before}</p>
        </li>
      ))}
    </ul>
  )
}

function Medicine({ name, uses, results }: MedicineRow) {
  return (
    <li className="brief-row">
      <h3>{name}</h3>
      <p>{uses}</p>
      <p>
        {results.map((result) => (
          <span key={result} className="brief-result">
            {result}
          </span>
        ))}
      </p>
    </li>
  )
}
