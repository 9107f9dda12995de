import {
  eachQuestion,
  LONGEST_QUESTION,
  type Place,
  type Questions,
} from '@reprieve/domain/reports/brief/briefQuestions.ts'
import { useText } from '../../settings/words.tsx'
import { TextArea } from '../../ui/TextArea.tsx'

const PLACES: readonly Place[] = [0, 1, 2]

interface BriefQuestionsProps {
  questions: Questions
  /** False until the stored questions are read. */
  isKnown: boolean
  onChange: (next: (questions: Questions) => Questions) => void
}

/** Input fields on the screen; on paper the text, and an empty line to write on where there is none. */
export function BriefQuestions({ questions, isKnown, onChange }: BriefQuestionsProps) {
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
