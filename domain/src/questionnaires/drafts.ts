import type { Instant } from '../time/instant.ts'
import type { QuestionnaireAnswer, QuestionnaireAnswers } from './questionnaire.ts'

export interface DraftAnswer {
  answer: QuestionnaireAnswer
  at: Instant
}

/** One run through a form, from the first answer to sending. */
export interface FormRun {
  /** Id of the response: a retry from any device is the same response. */
  responseId: string
  /** How long the form was visibly open. */
  activeMs: number
  /** When its first answer was given. */
  beganAt: Instant
  /** When an answer was last given or removed. */
  answeredAt: Instant
}

/** Unfinished questionnaires of all devices, by questionnaire number. [QST-14] */
export interface Drafts {
  /** By questionnaire number, then by linkId. */
  answers: Readonly<Record<string, Readonly<Record<string, DraftAnswer>>>>
  runs: Readonly<Record<string, FormRun>>
  /** When it was last sent or discarded. */
  sent: Readonly<Record<string, Instant>>
}

export const NO_DRAFTS: Drafts = { answers: {}, runs: {}, sent: {} }

/** The server accepts items of 100,000 characters. The rest is for sent ones: a cleared key stays, as null. */
const MOST_LETTERS = 75_000
const LETTERS_BESIDE = 100

/** Answers from before the last sending belong to it: a device that was offline does not bring them back. [QST-15] */
export function draftAnswers({ answers, sent }: Drafts, nid: number): QuestionnaireAnswers {
  const since = sent[nid] ?? -Infinity
  const live = Object.entries(answers[nid] ?? {}).filter(([, { at }]) => at > since)
  return Object.fromEntries(live.map(([linkId, { answer }]) => [linkId, answer]))
}

export const hasDraft = (drafts: Drafts, nid: number): boolean =>
  Object.keys(draftAnswers(drafts, nid)).length > 0

/** The numbers of all unfinished questionnaires. */
export const draftedNids = (drafts: Drafts): readonly number[] =>
  Object.keys(drafts.answers)
    .map(Number)
    .filter((nid) => hasDraft(drafts, nid))
    .toSorted((one, other) => one - other)

interface DraftAnswerChange {
  nid: number
  linkId: string
  /** Undefined removes it. */
  answer: QuestionnaireAnswer | undefined
  at: Instant
  /** Response id of a new run, if none has started. */
  newResponseId: string
}

export function withDraftAnswer(drafts: Drafts, given: DraftAnswerChange): Drafts {
  const { nid, linkId, answer, newResponseId } = given
  const { [linkId]: _, ...others } = drafts.answers[nid] ?? {}
  // With a clock that was set back, the answer would be older than the last sending.
  const at = Math.max(given.at, (drafts.sent[nid] ?? -Infinity) + 1)
  const kept = answer === undefined ? others : { ...others, [linkId]: { answer, at } }
  const begun = hasDraft(drafts, nid) ? drafts : { ...drafts, runs: omit(drafts.runs, nid) }
  const answered = { ...begun, answers: { ...drafts.answers, [nid]: kept } }
  const { runs, ...rest } = withRun(answered, { nid, at, newResponseId })
  const run = runs[nid]
  return { ...rest, runs: run === undefined ? runs : { ...runs, [nid]: { ...run, answeredAt: at } } }
}

/**
 * When the last answer was given, which dates the response: one that waited for a week is about a week ago. Null
 * without a draft. [QST-17]
 */
export function answeredAt({ answers, runs, sent }: Drafts, nid: number): Instant | null {
  const given = Object.values(answers[nid] ?? {}).map(({ at }) => at)
  const live = [...given, runs[nid]?.answeredAt ?? 0].filter((at) => at > (sent[nid] ?? 0))
  return live.length === 0 ? null : Math.max(...live)
}

/** The run of the draft; null if none has started since the last sending. */
export function liveRun({ runs, sent }: Drafts, nid: number): FormRun | null {
  const run = runs[nid]
  return run !== undefined && run.beganAt > (sent[nid] ?? -Infinity) ? run : null
}

/**
 * Ensures a run for sending. A run from before the last sending was sent with it: continuing it on another device would
 * overwrite that response. [QST-15]
 */
export function withRun(
  drafts: Drafts,
  { nid, at, newResponseId }: Pick<DraftAnswerChange, 'nid' | 'at' | 'newResponseId'>,
): Drafts {
  if (liveRun(drafts, nid) !== null) return drafts
  const beganAt = Math.max(at, (drafts.sent[nid] ?? -Infinity) + 1)
  const begun: FormRun = {
    responseId: newResponseId,
    activeMs: 0,
    beganAt,
    answeredAt: answeredAt(drafts, nid) ?? beganAt,
  }
  return { ...drafts, runs: { ...drafts.runs, [nid]: begun } }
}

function omit<Value>(of: Readonly<Record<string, Value>>, nid: number): Readonly<Record<string, Value>> {
  const { [nid]: _, ...others } = of
  return others
}

/** Adds time during which the form was visibly open. */
export function withActiveTime(drafts: Drafts, nid: number, ms: number): Drafts {
  const run = drafts.runs[nid]
  if (run === undefined || ms <= 0) return drafts
  return { ...drafts, runs: { ...drafts.runs, [nid]: { ...run, activeMs: run.activeMs + ms } } }
}

/** Clears a draft after sending or discarding: earlier answers no longer belong to a draft. [QST-15] */
export function withoutDraft(drafts: Drafts, nid: number, at: Instant): Drafts {
  const latest = Object.values(drafts.answers[nid] ?? {}).map((answer) => answer.at)
  const [answers, runs] = [omit(drafts.answers, nid), omit(drafts.runs, nid)]
  return { answers, runs, sent: { ...drafts.sent, [nid]: Math.max(at, drafts.sent[nid] ?? 0, ...latest) } }
}

/** Whether all drafts fit: the server refuses longer items. [QST-16] */
export const hasDraftRoom = ({ answers, runs, sent }: Drafts): boolean =>
  [
    ...Object.values(answers).flatMap((ofOne) => Object.entries(ofOne)),
    ...Object.entries(runs),
    ...Object.entries(sent),
  ]
    .map(([key, value]) => 2 * (key.length + 20) + JSON.stringify(value).length + LETTERS_BESIDE)
    .reduce((sum, letters) => sum + letters, 0) <= MOST_LETTERS
