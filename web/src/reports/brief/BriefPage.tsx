import {
  eachQuestion,
  LONGEST_QUESTION,
  type QuestionIndex,
  type Questions,
} from '@reprieve/domain/reports/brief/briefQuestions.ts'
import { hasRoomForLargeType } from '@reprieve/domain/reports/brief/briefRoom.ts'
import type { BriefRow, BriefText, MedicineRow } from '@reprieve/domain/reports/brief/briefText.ts'
import { useId, useSyncExternalStore, type ReactNode } from 'react'
import { useFailedSave } from '../../filters/useFailedSave.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useText } from '../../text/useText.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { getVisitQuestions } from './questionStore.ts'

const PLACES: readonly QuestionIndex[] = [0, 1, 2]

interface BriefQuestionsProps {
  questions: Questions
  /** False until the stored questions are read. */
  isKnown: boolean
  onChange: (next: (questions: Questions) => Questions) => void
}

/** Input fields on the screen; on paper the text, and an empty line to write on where there is none. */
function BriefQuestions({ questions, isKnown, onChange }: BriefQuestionsProps) {
  const text = useText('brief')
  return (
    <>
      <div className="brief-fields">
        <p className="brief-note">{text('questionsHint')}</p>
        {PLACES.map((place) => (
          <TextArea
            key={place}
            label={text('question', { number: place + 1 })}
            value={questions[place]}
            maxLength={LONGEST_QUESTION}
            isDisabled={!isKnown}
            onChange={(said) => onChange((now) => eachQuestion((at) => (at === place ? said : now[at])))}
          />
        ))}
      </div>
      <ol className="brief-asked">
        {PLACES.map((place) => (
          <li key={place}>{questions[place]}</li>
        ))}
      </ol>
    </>
  )
}

interface BriefPageProps {
  diary: Diary
  brief: BriefText
}

/** The page as printed; on the screen the questions are input fields. */
export function BriefPage({ diary, brief }: BriefPageProps) {
  const text = useText('brief')
  const store = getVisitQuestions(diary)
  const { isKnown, value: questions } = useSyncExternalStore(store.subscribe, store.current)
  useFailedSave(store)
  const { changed, medicines } = brief
  return (
    <article className="brief" data-room={hasRoomForLargeType(brief, questions) || undefined}>
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
        <BriefQuestions questions={questions} isKnown={isKnown} onChange={store.change} />
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
