import { newClientId } from '@reprieve/contract/ids.ts'
import { findMisfit, type Misfit } from '@reprieve/domain/questionnaires/answers.ts'
import { problemsIn } from '@reprieve/domain/questionnaires/answersToSend.ts'
import { askedItems } from '@reprieve/domain/questionnaires/askedItems.ts'
import {
  draftAnswers,
  hasDraftRoom,
  liveRun,
  type FormRun,
  withActiveTime,
  withDraftAnswer,
} from '@reprieve/domain/questionnaires/drafts.ts'
import {
  type Item,
  listQuestions,
  type Questionnaire,
  type QuestionnaireAnswer,
  type QuestionnaireAnswers,
} from '@reprieve/domain/questionnaires/questionnaire.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { useRef, useState } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import type { QuestionnaireDraftsState } from '../draftsTable.ts'
import type { AnswerProblem, RefusedAnswers, UnreadableInput } from './answerProblems.ts'

/** Faults that a person can correct in the field. All others mean that the answer belongs to another question. */
const MENDABLE: readonly (Misfit | null)[] = [null, 'too-low', 'too-high', 'too-long', 'not-whole', 'empty']

interface ShownAnswers {
  answers: QuestionnaireAnswers
  /** Some answers were given to an earlier version of the form. */
  hasChanged: boolean
}

/** The answers of a draft that still fit the questions: the form may have changed since. [QST-32] */
export function shownAnswers(questionnaire: Questionnaire, draft: QuestionnaireAnswers): ShownAnswers {
  const items = new Map(listQuestions(questionnaire).map((item) => [item.linkId, item]))
  const given = Object.entries(draft)
  const shown = given.filter(([linkId, answer]) => {
    const item = items.get(linkId)
    return item !== undefined && MENDABLE.includes(findMisfit(item, answer))
  })
  return { answers: Object.fromEntries(shown), hasChanged: shown.length < given.length }
}

export interface AnswerFormState {
  answers: QuestionnaireAnswers
  /** The run that the answers will be sent as; null before the first answer. */
  run: FormRun | null
  asked: ReadonlySet<string>
  hasChanged: boolean
  /** Shown at their questions. */
  problems: ReadonlyMap<string, AnswerProblem>
  /** Answers that could not be saved for lack of room; they stay on the screen. */
  unkept: ReadonlySet<string>
  give: (item: Item, answer: QuestionnaireAnswer | undefined) => void
  /** Reports that the typed text cannot be read; null if it can. */
  misread: (item: Item, what: UnreadableInput | null) => void
  /** The person has moved on from this question. */
  leave: (item: Item) => void
  /** Checks whether it can be sent; from then on all open questions are marked. */
  look: () => readonly string[]
}

const MOST_ACTIVE_MS = 60_000

interface Filling {
  diary: Diary
  nid: number
  questionnaire: Questionnaire
  drafts: QuestionnaireDraftsState
  refused: RefusedAnswers | null
}

/** Each answer is saved by itself. [QST-32] */
export function useAnswerForm({ diary, nid, questionnaire, drafts, refused }: Filling): AnswerFormState {
  const [unkept, setUnkept] = useState<QuestionnaireAnswers>({})
  const [unread, setUnread] = useState<Readonly<Record<string, UnreadableInput>>>({})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setTried] = useState(false)
  const [openedAt] = useState(diary.now)
  const lastAt = useRef<number | null>(null)
  const { answers: kept, hasChanged } = shownAnswers(questionnaire, draftAnswers(drafts.value, nid))
  const answers: QuestionnaireAnswers = { ...kept, ...unkept }
  const asked = askedItems(questionnaire, answers)

  const open = new Map<string, AnswerProblem>([
    ...problemsIn(questionnaire, answers).map(({ linkId, what }) => [linkId, what] as const),
    ...Object.entries(unread).filter(([linkId]) => asked.has(linkId)),
  ])
  const isTold = ([linkId, what]: [string, AnswerProblem]): boolean =>
    isTried || (left.has(linkId) && what !== 'missing')

  const give = ({ linkId }: Item, answer: QuestionnaireAnswer | undefined): void => {
    const at = diary.now()
    const activeMs = Math.min(MOST_ACTIVE_MS, Math.max(0, at - (lastAt.current ?? openedAt)))
    lastAt.current = at
    const given = { nid, linkId, answer, at, newResponseId: newClientId(at) }
    const isShorter = lengthOf(answer) <= lengthOf(kept[linkId])
    const hasRoom = isShorter || hasDraftRoom(withDraftAnswer(drafts.value, given))
    setUnkept((before) => without(before, linkId, hasRoom ? undefined : answer))
    if (hasRoom) drafts.change((now) => withActiveTime(withDraftAnswer(now, given), nid, activeMs))
  }
  return {
    answers,
    run: liveRun(drafts.value, nid),
    asked,
    hasChanged,
    problems: new Map([...refusedStill(refused, answers), ...[...open].filter(isTold)]),
    unkept: new Set(Object.keys(unkept)),
    give,
    misread: ({ linkId }, what) => setUnread((before) => without(before, linkId, what ?? undefined)),
    leave: ({ linkId }) => setLeft((before) => new Set([...before, linkId])),
    look: () => {
      setTried(true)
      return [...open.keys()]
    },
  }
}

/** Shown until the answer changes. The user may still send it again as it is. [QST-44] */
const refusedStill = (
  refused: RefusedAnswers | null,
  answers: QuestionnaireAnswers,
): readonly [string, AnswerProblem][] =>
  refused === null
    ? []
    : [...refused.problems].filter(([linkId]) => sameJson(refused.sent[linkId], answers[linkId]))

const lengthOf = (answer: QuestionnaireAnswer | undefined): number =>
  answer === undefined ? 0 : JSON.stringify(answer).length

/** The record with another value, or without any. */
function without<Value>(
  before: Readonly<Record<string, Value>>,
  linkId: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> {
  if (value === undefined && !Object.hasOwn(before, linkId)) return before
  const { [linkId]: _, ...others } = before
  return value === undefined ? others : { ...others, [linkId]: value }
}

/** What every question of a form needs. */
export interface FormPage {
  diary: Diary
  filling: AnswerFormState
  /** Null: in its original language. */
  spoken: Language | null
  /** For screen readers: the form may be in another language than the app. */
  lang: string
}

const ID = 'question-'

/** A linkId may be any text, an id may not contain spaces. */
export const questionId = (linkId: string): string => `${ID}${encodeURIComponent(linkId)}`

/** Focuses the field of the question; one frame later, so that its error is on the page and read with it. */
export function focusQuestion(linkId: string): void {
  requestAnimationFrame(() => {
    const question = document.getElementById(questionId(linkId))
    question?.scrollIntoView({ block: 'center' })
    question
      ?.querySelector<HTMLElement>('input:not([tabindex="-1"]), textarea')
      ?.focus({ preventScroll: true })
  })
}
