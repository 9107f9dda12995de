import type { DraftAnswer, Drafts, FormRun } from '@reprieve/domain/questionnaires/drafts.ts'
import type { QuestionnaireAnswer } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { toFields, type Fields } from '../fields.ts'
import { isSettingsKey } from '../settings/settingsGroups.ts'

// Unfinished answers as stored in `questionnaire_drafts`: each answer has its own key, so that two devices both keep
// theirs. A linkId may be any text, a key may not: characters that a key cannot have are written as their code between
// dots.

const RUN = 'run.'
const SENT = 'sent.'
const ANSWER = /^(\d{1,15})\.(.+)$/

const escaped = (linkId: string): string =>
  linkId.replace(/[^\w-]/gu, (sign) => `.${(sign.codePointAt(0) ?? 0).toString(16)}.`)

const unescaped = (key: string): string =>
  key.replace(/\.([\da-f]{1,5}|10[\da-f]{4})\./g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )

const answerKey = (nid: string, linkId: string): string => `${nid}.${escaped(linkId)}`

/** Tested with the longest possible run number, so that every accepted form can be answered. */
export const canStoreAnswer = (linkId: string): boolean => isSettingsKey(answerKey('9'.repeat(9), linkId))

/** The stored drafts, no matter which app wrote them; entries that cannot be read are skipped. */
export function draftsFromSettings(kept: Fields): Drafts {
  const answers = new Map<string, [string, DraftAnswer][]>()
  const runs: [string, FormRun][] = []
  const sent: [string, number][] = []
  for (const [key, value] of Object.entries(kept)) {
    const [, nid = '', link = ''] = ANSWER.exec(key) ?? []
    const answer = nid === '' ? null : draftAnswerFrom(value)
    if (answer !== null) answers.set(nid, [...(answers.get(nid) ?? []), [unescaped(link), answer]])
    const run = key.startsWith(RUN) ? runFrom(value) : null
    if (run !== null) runs.push([key.slice(RUN.length), run])
    if (key.startsWith(SENT) && typeof value === 'number') sent.push([key.slice(SENT.length), value])
  }
  const ofEach = [...answers].map(([nid, ofOne]) => [nid, Object.fromEntries(ofOne)])
  return {
    answers: Object.fromEntries(ofEach),
    runs: Object.fromEntries(runs),
    sent: Object.fromEntries(sent),
  }
}

function runFrom(value: unknown): FormRun | null {
  const { r: responseId, ms: activeMs, b: beganAt, l: answeredAt } = toFields(value)
  if (typeof responseId !== 'string' || responseId === '') return null
  const began = typeof beganAt === 'number' ? beganAt : 0
  return {
    responseId,
    activeMs: typeof activeMs === 'number' ? activeMs : 0,
    beganAt: began,
    answeredAt: typeof answeredAt === 'number' ? answeredAt : began,
  }
}

function draftAnswerFrom(value: unknown): DraftAnswer | null {
  const { a: answer, t: at } = toFields(value)
  return isAnswer(answer) && typeof at === 'number' ? { answer, at } : null
}

function isAnswer(said: unknown): said is QuestionnaireAnswer {
  if (Array.isArray(said)) return said.every((one) => typeof one === 'string')
  return typeof said === 'string' || typeof said === 'number' || typeof said === 'boolean'
}

/**
 * The settings with these drafts. Keys of other apps or unreadable ones stay; drafts that no longer exist are cleared.
 */
export function draftsToSettings(kept: Fields, drafts: Drafts): Fields {
  const before = keysOf(draftsFromSettings(kept))
  return { ...kept, ...Object.fromEntries(Object.keys(before).map((key) => [key, null])), ...keysOf(drafts) }
}

function keysOf({ answers, runs, sent }: Drafts): Fields {
  const ofAnswers = Object.entries(answers).flatMap(([nid, ofOne]) =>
    Object.entries(ofOne).map(([linkId, { answer, at }]) => [answerKey(nid, linkId), { a: answer, t: at }]),
  )
  return Object.fromEntries([
    ...ofAnswers,
    ...Object.entries(runs).map(([nid, { responseId, activeMs, beganAt, answeredAt }]) => [
      `${RUN}${nid}`,
      { r: responseId, ms: activeMs, b: beganAt, l: answeredAt },
    ]),
    ...Object.entries(sent).map(([nid, at]) => [`${SENT}${nid}`, at]),
  ])
}
