import { answersFromFhir } from '@reprieve/contract/questionnaires/answersFromFhir.ts'
import type { AnsweredOnce, ListedQuestionnaire } from '@reprieve/contract/questionnaires/listWire.ts'
import { askedItems } from '@reprieve/domain/questionnaires/asked.ts'
import type { Answers, Item, Questionnaire } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { spokenIn, wordsIn } from '@reprieve/domain/questionnaires/spoken.ts'
import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { dateText } from '../settings/whenText.ts'
import { useText, useWords } from '../settings/words.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { answerText } from './answerText.ts'
import type { Form } from './formTable.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { isOwnOnly } from './ownOnly.ts'
import { answersPlace } from './places.ts'
import { ScoreFigure } from './ScoreFigure.tsx'
import { useEdition } from './useEdition.ts'

interface OneTimeProps {
  diary: Diary
  row: ListedQuestionnaire
  form: Form
  time: AnsweredOnce
}

/** In the words of the edition that was answered, which may have changed since. [QST-34] */
export function OneTime({ diary, row, form, time }: OneTimeProps) {
  const text = useText('questionnaires')
  const shell = useText()
  const tag = useFormatTag()
  const heading = useRef<HTMLHeadingElement>(null)
  const { of, failed, load } = useEdition({ diary, row, edition: time.edition }, form)
  // Opened within the screen: reading starts here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {text('answersOf', { when: dateText(tag, time, { withYear: true }) })}
      </h3>
      {isOwnOnly(row, time) && <p className="questionnaires-about">{text('onlyYou')}</p>}
      {time.score !== null && <ScoreFigure score={time.score} />}
      {of !== null && <Given of={of} time={time} />}
      {of === null && failed === null && <Skeleton longText={shell('waitingLong')} />}
      {of === null && failed !== null && <NotLoaded why={failed} onRetry={load} />}
      <Link className="button" {...answersPlace(row)}>
        {text('toResults')}
      </Link>
    </>
  )
}

function Given({ of, time }: { of: Form | 'unreadable'; time: AnsweredOnce }) {
  const text = useText('questionnaires')
  const { language } = useWords()
  const read = of === 'unreadable' ? null : answersFromFhir(of.questionnaire, time.response)
  if (of === 'unreadable' || read === null || !read.ok) return <Note kind="warn">{text('cannotShow')}</Note>
  return (
    <Answers
      questionnaire={of.questionnaire}
      answers={read.value}
      spoken={spokenIn(of.questionnaire, language)}
    />
  )
}

interface AnswersProps {
  questionnaire: Questionnaire
  answers: Answers
  spoken: Language | null
}

function Answers({ questionnaire, answers, spoken }: AnswersProps) {
  const asked = askedItems(questionnaire, answers)
  return (
    <dl
      className="questionnaire-given questionnaire-card"
      lang={spoken === null ? questionnaire.language : intlTag(spoken)}
    >
      <Below
        items={questionnaire.items.filter(({ linkId }) => asked.has(linkId))}
        asked={asked}
        answers={answers}
        spoken={spoken}
      />
    </dl>
  )
}

interface BelowProps {
  items: readonly Item[]
  asked: ReadonlySet<string>
  answers: Answers
  spoken: Language | null
}

function Below({ items, ...of }: BelowProps) {
  const text = useText('questionnaires')
  const { language } = useWords()
  const tag = useFormatTag()
  const now = useNow()
  const speech = { text, tag, now, spoken: of.spoken }
  return items
    .filter(({ linkId, kind }) => of.asked.has(linkId) && kind !== 'display')
    .map((item) => {
      if (item.kind === 'group') return <Below key={item.linkId} items={item.items} {...of} />
      const answer = of.answers[item.linkId]
      return (
        <div key={item.linkId}>
          <dt>{wordsIn(item.words, of.spoken)}</dt>
          {answer === undefined ? (
            <dd lang={intlTag(language)}>{text('noAnswer')}</dd>
          ) : (
            <dd>{answerText(item, answer, speech)}</dd>
          )}
        </div>
      )
    })
}
