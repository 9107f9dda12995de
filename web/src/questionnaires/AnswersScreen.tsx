import type {
  CompletedQuestionnaire,
  ListedQuestionnaire,
} from '@reprieve/contract/questionnaires/listWire.ts'
import { findTranslation, formTextIn } from '@reprieve/domain/questionnaires/translation.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useId, useState } from 'react'
import { useAsk } from '../api/useAsk.ts'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { routeHooks } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { dateText } from '../text/dateFormats.ts'
import { timeText } from '../text/momentWords.ts'
import { useFormatTag, useLanguage, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { ListCard, ListRow } from '../ui/layout/ListRow.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { isOwnOnly, ResponseView, ScoreFigure } from './ResponseView.tsx'
import { changeText } from './changeText.ts'
import { fetchForm } from './fetchQuestionnaires.ts'
import type { AnswerHistory, StoredForm } from './formTable.ts'
import { answersLink, formLink } from './questionnaireLinks.ts'
import { scoredTimes, makeScorePicture, type PictureComponent } from './scorePicture.ts'
import { numberText } from './typedNumber.ts'
import type { QuestionnaireDetails } from './useQuestionnaire.ts'

const here = routeHooks(PATHS.questionnaires)

interface AnswersProps {
  diary: Diary
  one: QuestionnaireDetails
  form: StoredForm
  answered: AnswerHistory
  Picture: PictureComponent
}

/** The answers, read only: the result, its course over time, and each response. [QST-34] */
export function AnswersScreen({ diary, one, form, answered, Picture }: AnswersProps) {
  const { language } = useLanguage()
  const { section } = here.useSearch()
  const { questionnaire } = form
  const spoken = findTranslation(questionnaire, language)
  const lang = spoken === null ? questionnaire.language : intlTag(spoken)
  const opened = answered.times.find(({ responseId }) => responseId === section)
  return (
    <>
      <h2 lang={lang}>{formTextIn(questionnaire.title, spoken)}</h2>
      {opened === undefined ? (
        <AllTimes diary={diary} one={one} form={form} answered={answered} Picture={Picture} />
      ) : (
        <ResponseView key={opened.responseId} diary={diary} row={one.row} form={form} time={opened} />
      )}
    </>
  )
}

function AllTimes({ diary, one, form, answered, Picture }: AnswersProps) {
  const text = useText('questionnaires')
  const { row } = one
  const [latest] = answered.times
  const again = answered.canAnswer && (
    <Link className="button" {...formLink(row)}>
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
  const picture = makeScorePicture(times, { ...speech, slug: one.row.slug })
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

interface EachProps {
  diary: Diary
  row: ListedQuestionnaire
  answered: AnswerHistory
}

/** The latest first. [QST-34] */
function EachTime({ diary, row, answered }: EachProps) {
  const text = useText('questionnaires')
  const heading = useId()
  return (
    <section className="questionnaires-part" aria-labelledby={heading}>
      <h3 id={heading}>{text('eachTime')}</h3>
      <ListCard>
        {answered.times.map((time) => (
          <Row key={time.responseId} row={row} time={time} />
        ))}
      </ListCard>
      {answered.next !== null && <Earlier diary={diary} row={row} cursor={answered.next} />}
    </section>
  )
}

function Row({ row, time }: { row: ListedQuestionnaire; time: CompletedQuestionnaire }) {
  const text = useText('questionnaires')
  const tag = useFormatTag()
  const { score } = time
  const said = score && {
    value: numberText(tag, score.value),
    least: numberText(tag, score.least),
    most: numberText(tag, score.most),
  }
  return (
    <Link className="list-row" {...answersLink(row)} search={{ section: time.responseId }}>
      <ListRow
        icon={<Icon name="clipboard" />}
        title={dateText(tag, time, { withYear: true })}
        subtitle={[
          timeText(tag, time),
          ...(said === null ? [] : [text('scoreText', said)]),
          ...(isOwnOnly(row, time) ? [text('onlyYou')] : []),
        ].join(' · ')}
      />
    </Link>
  )
}

function Earlier({ diary, row, cursor }: { diary: Diary; row: ListedQuestionnaire; cursor: string }) {
  const text = useText('questionnaires')
  const ask = useAsk()
  const [failed, setFailed] = useState<'away' | 'failed' | null>(null)
  const load = async (): Promise<void> => {
    setFailed(null)
    const learned = await fetchForm(diary, ask, row, { cursor })
    if (learned !== 'learned') setFailed(learned === 'away' ? 'away' : 'failed')
  }
  const press = (): void => void load().catch(() => setFailed('failed'))
  if (failed !== null) return <NotLoaded why={failed} onRetry={press} />
  return <Button label={text('showEarlier')} onPress={press} />
}
