import type { Instant } from '../time/instant.ts'
import type { Answer, Answers } from './questionnaire.ts'

export interface DraftAnswer {
  answer: Answer
  at: Instant
}

/** One filling in, from the first answer to the sending. */
export interface Run {
  /** Of what will be sent: a second try, from whichever device, is the same response. */
  responseId: string
  /** How long the form was open before somebody. */
  activeMs: number
  /** When its first answer was given. */
  beganAt: Instant
  /** When one was last given or taken away. */
  answeredAt: Instant
}

/** What is half done, on whichever device; by the number of the questionnaire. [QST-14] */
export interface Drafts {
  /** By the number and then by linkId. */
  answers: Readonly<Record<string, Readonly<Record<string, DraftAnswer>>>>
  runs: Readonly<Record<string, Run>>
  /** When it was last sent, or thrown away. */
  sent: Readonly<Record<string, Instant>>
}

export const NO_DRAFTS: Drafts = { answers: {}, runs: {}, sent: {} }

/** A server takes an item of 100,000. The rest is for what was sent before: a key that was cleared stays, as null. */
const MOST_LETTERS = 75_000
const LETTERS_BESIDE = 100

/** What was answered before the last sending belongs to that: a device that was away brings nothing back. [QST-15] */
export function draftAnswers({ answers, sent }: Drafts, nid: number): Answers {
  const since = sent[nid] ?? -Infinity
  const live = Object.entries(answers[nid] ?? {}).filter(([, { at }]) => at > since)
  return Object.fromEntries(live.map(([linkId, { answer }]) => [linkId, answer]))
}

export const hasDraft = (drafts: Drafts, nid: number): boolean =>
  Object.keys(draftAnswers(drafts, nid)).length > 0

/** The numbers of all that are half done. */
export const draftedNids = (drafts: Drafts): readonly number[] =>
  Object.keys(drafts.answers)
    .map(Number)
    .filter((nid) => hasDraft(drafts, nid))
    .toSorted((one, other) => one - other)

interface DraftAnswerChange {
  nid: number
  linkId: string
  /** Undefined takes it away. */
  answer: Answer | undefined
  at: Instant
  /** Of the run that begins here, where none has begun. */
  newResponseId: string
}

export function withDraftAnswer(drafts: Drafts, given: DraftAnswerChange): Drafts {
  const { nid, linkId, answer, newResponseId } = given
  const { [linkId]: _, ...others } = drafts.answers[nid] ?? {}
  // By a clock that was set back meanwhile it would be older than what was sent.
  const at = Math.max(given.at, (drafts.sent[nid] ?? -Infinity) + 1)
  const kept = answer === undefined ? others : { ...others, [linkId]: { answer, at } }
  const begun = hasDraft(drafts, nid) ? drafts : { ...drafts, runs: omit(drafts.runs, nid) }
  const answered = { ...begun, answers: { ...drafts.answers, [nid]: kept } }
  const { runs, ...rest } = withRun(answered, { nid, at, newResponseId })
  const run = runs[nid]
  return { ...rest, runs: run === undefined ? runs : { ...runs, [nid]: { ...run, answeredAt: at } } }
}

/**
 * When the last of its answers was given, which is what a response is dated by: one that lay here for a week tells of a
 * week ago. Null where nothing is half done. [QST-17]
 */
export function answeredAt({ answers, runs, sent }: Drafts, nid: number): Instant | null {
  const given = Object.values(answers[nid] ?? {}).map(({ at }) => at)
  const live = [...given, runs[nid]?.answeredAt ?? 0].filter((at) => at > (sent[nid] ?? 0))
  return live.length === 0 ? null : Math.max(...live)
}

/** The run that the draft belongs to; null where none has begun since the last sending. */
export function liveRun({ runs, sent }: Drafts, nid: number): Run | null {
  const run = runs[nid]
  return run !== undefined && run.beganAt > (sent[nid] ?? -Infinity) ? run : null
}

/**
 * With the run that a sending goes under. One that began before the last sending was sent with it: another device that
 * goes on with it would write over that response. [QST-15]
 */
export function withRun(
  drafts: Drafts,
  { nid, at, newResponseId }: Pick<DraftAnswerChange, 'nid' | 'at' | 'newResponseId'>,
): Drafts {
  if (liveRun(drafts, nid) !== null) return drafts
  const beganAt = Math.max(at, (drafts.sent[nid] ?? -Infinity) + 1)
  const begun: Run = {
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

/** So much longer was it open before somebody. */
export function withActiveTime(drafts: Drafts, nid: number, ms: number): Drafts {
  const run = drafts.runs[nid]
  if (run === undefined || ms <= 0) return drafts
  return { ...drafts, runs: { ...drafts.runs, [nid]: { ...run, activeMs: run.activeMs + ms } } }
}

/** Sent, or thrown away: all that was answered until then is no draft any more. [QST-15] */
export function withoutDraft(drafts: Drafts, nid: number, at: Instant): Drafts {
  const latest = Object.values(drafts.answers[nid] ?? {}).map((answer) => answer.at)
  const [answers, runs] = [omit(drafts.answers, nid), omit(drafts.runs, nid)]
  return { answers, runs, sent: { ...drafts.sent, [nid]: Math.max(at, drafts.sent[nid] ?? 0, ...latest) } }
}

/** Whether there is room for all of them: what is longer no server takes. [QST-16] */
export const hasDraftRoom = ({ answers, runs, sent }: Drafts): boolean =>
  [
    ...Object.values(answers).flatMap((ofOne) => Object.entries(ofOne)),
    ...Object.entries(runs),
    ...Object.entries(sent),
  ]
    .map(([key, value]) => 2 * (key.length + 20) + JSON.stringify(value).length + LETTERS_BESIDE)
    .reduce((sum, letters) => sum + letters, 0) <= MOST_LETTERS
