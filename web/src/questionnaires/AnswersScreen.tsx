import { spokenIn, wordsIn } from '@reprieve/domain/questionnaires/spoken.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { getRouteApi, Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText, useWords } from '../settings/words.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Note } from '../ui/Note.tsx'
import { changeText } from './changeText.ts'
import { EachTime } from './EachTime.tsx'
import type { AnswerHistory, Form } from './formTable.ts'
import { OneTime } from './OneTime.tsx'
import { isOwnOnly } from './ownOnly.ts'
import { formPlace } from './places.ts'
import { scoredTimes, scorePicture, type PictureShown } from './scorePicture.ts'
import { ScoreFigure } from './ScoreFigure.tsx'
import type { One } from './useOne.ts'

const here = getRouteApi(PATHS.questionnaires)

interface AnswersProps {
  diary: Diary
  one: One
  form: Form
  answered: AnswerHistory
  Picture: PictureShown
}

/** The answers, read only: the result, its course over time, and each response. [QST-34] */
export function AnswersScreen({ diary, one, form, answered, Picture }: AnswersProps) {
  const { language } = useWords()
  const { section } = here.useSearch()
  const { questionnaire } = form
  const spoken = spokenIn(questionnaire, language)
  const lang = spoken === null ? questionnaire.language : intlTag(spoken)
  const opened = answered.times.find(({ responseId }) => responseId === section)
  return (
    <>
      <h2 lang={lang}>{wordsIn(questionnaire.title, spoken)}</h2>
      {opened === undefined ? (
        <AllTimes diary={diary} one={one} form={form} answered={answered} Picture={Picture} />
      ) : (
        <OneTime key={opened.responseId} diary={diary} row={one.row} form={form} time={opened} />
      )}
    </>
  )
}

function AllTimes({ diary, one, form, answered, Picture }: AnswersProps) {
  const text = useText('questionnaires')
  const { row } = one
  const [latest] = answered.times
  const again = answered.canAnswer && (
    <Link className="button" {...formPlace(row)}>
      {text(latest === undefined ? 'fillIn' : 'fillInAgain')}
    </Link>
  )
  if (latest === undefined) return <EmptyState title={text('neverAnswered')}>{again}</EmptyState>
  // The institution has not received it, so it still has to be filled in. [QST-43]
  const isWaitedFor = one.askedBy !== null && isOwnOnly(row, latest)
  return (
    <>
      {isWaitedFor && <Note kind="info">{text('keptForYouText')}</Note>}
      {form.scoring === null && latest.score === null ? (
        <p className="questionnaires-about">{text('noScore')}</p>
      ) : (
        <Results one={one} answered={answered} Picture={Picture} />
      )}
      <EachTime diary={diary} row={row} answered={answered} />
      {again}
    </>
  )
}

/** [QST-35] */
function Results({ one, answered, Picture }: Pick<AnswersProps, 'one' | 'answered' | 'Picture'>) {
  const text = useText('questionnaires')
  const speech = { text, tag: useFormatTag(), now: useNow() }
  const times = scoredTimes(answered.times)
  const [first, last] = [times[0], times.at(-1)]
  const picture = scorePicture(times, { ...speech, slug: one.row.slug })
  const score = answered.times[0]?.score ?? null
  return (
    <>
      <section className="questionnaire-card">
        <h3>{text('score')}</h3>
        {score === null ? <p>{text('noScoreThisTime')}</p> : <ScoreFigure score={score} />}
        {first !== undefined && last !== undefined && first !== last && (
          <p>{changeText(first, last, speech)}</p>
        )}
        <p className="questionnaires-about">{text('shareIt')}</p>
      </section>
      {picture !== null && (
        <div className="questionnaire-neutral">
          <Picture picture={picture} />
        </div>
      )}
    </>
  )
}
