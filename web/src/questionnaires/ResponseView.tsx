import { answersFromFhir } from '@reprieve/contract/questionnaires/answersFromFhir.ts'
import {
  type CompletedQuestionnaire,
  type ListedQuestionnaire,
  SELF_INSTITUTION,
} from '@reprieve/contract/questionnaires/listWire.ts'
import { askedItems } from '@reprieve/domain/questionnaires/askedItems.ts'
import { isDay } from '@reprieve/domain/questionnaires/calendarDay.ts'
import type {
  QuestionnaireAnswer,
  QuestionnaireAnswers,
  Item,
  Questionnaire,
} from '@reprieve/domain/questionnaires/questionnaire.ts'
import type { Score } from '@reprieve/domain/questionnaires/scoring.ts'
import { findTranslation, formTextIn } from '@reprieve/domain/questionnaires/translation.ts'
import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { dateText } from '../text/dateFormats.ts'
import { useFormatTag, useLanguage, useText } from '../text/useText.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { dayTextInSentence } from './dayTexts.ts'
import { type StoredForm, readStoredForm } from './formTable.ts'
import { fetchForm } from './fetchQuestionnaires.ts'
import { answersLink } from './questionnaireLinks.ts'
import { numberText } from './typedNumber.ts'

/** Requested by an institution but visible only to the person, because there is no valid consent. [QST-43] */
export const isOwnOnly = (
  { institution }: ListedQuestionnaire,
  { isShared }: CompletedQuestionnaire,
): boolean => institution !== SELF_INSTITUTION && !isShared

interface EditionLookup {
  /** Null: not here yet. */
  of: StoredForm | 'unreadable' | null
  failed: 'away' | 'failed' | null
}

interface EditionInUse extends EditionLookup {
  load: () => void
}

const LOADING: EditionLookup = { of: null, failed: null }
const FAILED: EditionLookup = { of: null, failed: 'failed' }

interface EditionQuery {
  diary: Diary
  row: ListedQuestionnaire
  edition: string
}

/** The edition that was answered: the open one, a stored one, or loaded for it. */
function useEdition(wanted: EditionQuery, form: StoredForm): EditionInUse {
  const ask = useAsk()
  const isOpen = form.edition === wanted.edition
  const [found, setFound] = useState<EditionLookup>(isOpen ? { of: form, failed: null } : LOADING)
  const load = (): void =>
    void findEdition(ask, wanted)
      .catch(() => FAILED)
      .then(setFound)
  const loadOnArrival = useEffectEvent(() => {
    if (!isOpen) load()
  })
  useEffect(() => loadOnArrival(), [])
  return {
    ...found,
    load: () => {
      setFound(LOADING)
      load()
    },
  }
}

async function findEdition(ask: Ask, { diary, row, edition }: EditionQuery): Promise<EditionLookup> {
  const kept = await readStoredForm(diary, row.nid, edition)
  if (kept !== null) return { of: kept, failed: null }
  const learned = await fetchForm(diary, ask, row, { edition })
  if (learned !== 'learned') return { of: null, failed: learned === 'away' ? 'away' : 'failed' }
  return { of: (await readStoredForm(diary, row.nid, edition)) ?? 'unreadable', failed: null }
}

interface OneTimeProps {
  diary: Diary
  row: ListedQuestionnaire
  form: StoredForm
  time: CompletedQuestionnaire
}

/** In the words of the edition that was answered, which may have changed since. [QST-34] */
export function ResponseView({ diary, row, form, time }: OneTimeProps) {
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
      <Link className="button" {...answersLink(row)}>
        {text('toResults')}
      </Link>
    </>
  )
}

function Given({ of, time }: { of: StoredForm | 'unreadable'; time: CompletedQuestionnaire }) {
  const text = useText('questionnaires')
  const { language } = useLanguage()
  const read = of === 'unreadable' ? null : answersFromFhir(of.questionnaire, time.response)
  if (of === 'unreadable' || read === null || !read.ok) return <Note kind="warn">{text('cannotShow')}</Note>
  return (
    <QuestionnaireAnswers
      questionnaire={of.questionnaire}
      answers={read.value}
      spoken={findTranslation(of.questionnaire, language)}
    />
  )
}

interface AnswersProps {
  questionnaire: Questionnaire
  answers: QuestionnaireAnswers
  spoken: Language | null
}

function QuestionnaireAnswers({ questionnaire, answers, spoken }: AnswersProps) {
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
  answers: QuestionnaireAnswers
  spoken: Language | null
}

function Below({ items, ...of }: BelowProps) {
  const text = useText('questionnaires')
  const { language } = useLanguage()
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
          <dt>{formTextIn(item.words, of.spoken)}</dt>
          {answer === undefined ? (
            <dd lang={intlTag(language)}>{text('noAnswer')}</dd>
          ) : (
            <dd>{answerText(item, answer, speech)}</dd>
          )}
        </div>
      )
    })
}

/** A number and its range; no label for it, which would sound like a diagnosis. [QST-35] */
export function ScoreFigure({ score: { value, least, most } }: { score: Score }) {
  const text = useText('questionnaires')
  const tag = useFormatTag()
  const said = { value: numberText(tag, value), least: numberText(tag, least), most: numberText(tag, most) }
  return (
    <p className="questionnaire-score">
      <strong aria-hidden="true">{said.value}</strong>
      <span aria-hidden="true">{text('fromTo', said)}</span>
      <span className="unseen">{text('scoreText', said)}</span>
    </p>
  )
}

interface Speech {
  text: Text<'questionnaires'>
  tag: string
  now: LocalInstant
  spoken: Language | null
}

/** An answer as text. [QST-34] */
export function answerText(
  item: Item,
  answer: QuestionnaireAnswer,
  { text, tag, now, spoken }: Speech,
): string {
  if (typeof answer === 'boolean') return text(answer ? 'yes' : 'no')
  if (typeof answer === 'number') return numberAnswer(item, answer, { text, tag, spoken })
  if (typeof answer === 'string')
    return item.kind === 'date' && isDay(answer) ? dayTextInSentence(tag, dayNumber(answer), now) : answer
  const chosen = item.options.filter(({ key }) => answer.includes(key))
  return new Intl.ListFormat(tag, { type: 'unit' }).format(
    chosen.map(({ words }) => formTextIn(words, spoken)),
  )
}

function numberAnswer(
  { isSlider, least, most, lower, upper }: Item,
  answer: number,
  { text, tag, spoken }: Omit<Speech, 'now'>,
): string {
  const value = numberText(tag, answer)
  if (!isSlider || typeof least !== 'number' || typeof most !== 'number') return value
  const end = answer === least ? lower : answer === most ? upper : null
  if (end !== null) return text('scaleEnd', { value, words: formTextIn(end, spoken) })
  return text('scaleValue', { value, least: numberText(tag, least), most: numberText(tag, most) })
}
