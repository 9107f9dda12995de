import { answersLeft, type ProgramNotes } from '@reprieve/domain/guide/programs/notes.ts'
import { useText } from '../../settings/words.tsx'

interface EarlierAnswersProps {
  notes: ProgramNotes
  lesson: string
  /** The prompts of the current lesson. */
  prompts: readonly string[]
}

/** Answers to prompts that no longer exist: shown with their own question, never under another or lost. [PROG-6] */
export function EarlierAnswers({ notes, lesson, prompts }: EarlierAnswersProps) {
  const text = useText('programs')
  const left = answersLeft(notes, lesson, prompts)
  if (left.length === 0) return null
  return (
    <section className="earlier-answers">
      <h3>{text('earlier')}</h3>
      <dl>
        {left.map(({ question, text: said }, place) => (
          <div key={place}>
            <dt lang="en">{question}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
