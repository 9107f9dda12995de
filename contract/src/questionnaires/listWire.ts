import { isDay } from '@reprieve/domain/questionnaires/calendarDay.ts'
import type { Score } from '@reprieve/domain/questionnaires/scoring.ts'
import { STATUSES, type Status } from '@reprieve/domain/questionnaires/status.ts'
import type { Schedule } from '@reprieve/domain/questionnaires/windows.ts'
import { dayNumber, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { Instant, TimeOffset } from '@reprieve/domain/time/instant.ts'
import { toFields, type Fields } from '../fields.ts'
import { scheduleFromWire } from './scheduleWire.ts'
import { scoreFromWire } from './scoringWire.ts'

/** The institution id of questionnaires that a person takes on their own. No institution may use this name. */
export const SELF_INSTITUTION = 'self'

/** A person's own questionnaire has no windows: it may be taken again this many days after the last time. */
export type Rhythm = Schedule | { kind: 'own'; days: number }

/** One questionnaire as the server reported it. The device computes today's status from its own day and drafts. */
export interface ListedQuestionnaire {
  slug: string
  nid: number
  /** As the server sent it. */
  institution: string | number
  title: string
  edition: string
  rhythm: Rhythm
  first: DayNumber | null
  lastCompleted: Instant | null
  completedBy: string | null
  responses: number
  status: Status
}

export interface ListedInstitution {
  institution: string | number
  name: string
  rows: readonly ListedQuestionnaire[]
}

export interface QuestionnaireList {
  institutions: readonly ListedInstitution[]
  own: readonly ListedQuestionnaire[]
  /** Answered earlier, and no longer requested by anyone. */
  answered: readonly ListedQuestionnaire[]
  /** When the list was sent, by the server's clock; null if it did not say. */
  toldAt: Instant | null
}

/** A response of get-questionnaires, fresh or stored; entries that cannot be read are skipped. */
export function readQuestionnaireList(body: unknown): QuestionnaireList {
  const { institutions, own, answered, server_time: toldAt } = toFields(body)
  return {
    institutions: listIn(institutions).flatMap((said) => {
      const { institution_id: institution, name, questionnaires } = said
      if (!isName(institution)) return []
      return { institution, name: textIn(name) ?? String(institution), rows: rowsFrom(questionnaires) }
    }),
    own: rowsFrom(own),
    answered: rowsFrom(answered),
    toldAt: typeof toldAt === 'number' ? toldAt : null,
  }
}

const rowsFrom = (said: unknown): readonly ListedQuestionnaire[] =>
  listIn(said).flatMap((row) => rowFrom(row) ?? [])

function rowFrom(said: Fields): ListedQuestionnaire | null {
  const { questionnaire_id: slug, questionnaire_nid: nid, institution_id: institution } = said
  const { title, edition, first_day: first, last_completed: last, responses, completed_by: by } = said
  const rhythm = rhythmFrom(said['schedule'])
  const status = STATUSES.find((one) => one === said['status'])
  if (typeof nid !== 'number' || !isName(slug) || !isName(institution) || typeof edition !== 'string')
    return null
  if (rhythm === null || status === undefined) return null
  return {
    slug: String(slug),
    nid,
    institution,
    title: textIn(title) ?? String(slug),
    edition,
    rhythm,
    first: isDay(first) ? dayNumber(first) : null,
    lastCompleted: typeof last === 'number' ? last : null,
    completedBy: textIn(by),
    responses: typeof responses === 'number' ? responses : 0,
    status,
  }
}

function rhythmFrom(said: unknown): Rhythm | null {
  const { kind, days } = toFields(said)
  return kind === 'own' && typeof days === 'number' ? { kind, days } : scheduleFromWire(said)
}

/** One completed questionnaire. */
export interface CompletedQuestionnaire {
  responseId: string
  at: Instant
  offset: TimeOffset
  edition: string
  /** As a FHIR resource. */
  response: unknown
  score: Score | null
  /** False if only the person can see it. */
  isShared: boolean
}

/** `responses` of get-questionnaire, the latest first. */
export const readCompletedQuestionnaires = (body: unknown): readonly CompletedQuestionnaire[] =>
  listIn(toFields(body)['responses']).flatMap((said) => {
    const { response_id: responseId, timing: at, offset, edition, response, score, shared } = said
    if (typeof responseId !== 'string' || typeof at !== 'number' || typeof edition !== 'string') return []
    return {
      responseId,
      at,
      offset: typeof offset === 'number' ? offset : 0,
      edition,
      response,
      score: scoreFromWire(score),
      isShared: shared !== false,
    }
  })

const listIn = (said: unknown): readonly Fields[] => (Array.isArray(said) ? said.map(toFields) : [])

const isName = (said: unknown): said is string | number =>
  typeof said === 'string' || typeof said === 'number'

const textIn = (said: unknown): string | null => (typeof said === 'string' && said !== '' ? said : null)
