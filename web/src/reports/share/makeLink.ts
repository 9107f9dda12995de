import type { SentOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { fieldsOf } from '@reprieve/contract/fields.ts'
import { SECTION_NAMES } from '@reprieve/contract/reports/optionsWire.ts'
import { rangeToWire } from '@reprieve/contract/reports/rangeWire.ts'
import type { Section } from '@reprieve/domain/reports/reportOptions.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { Ask } from '../../api/ask.ts'
import { keepKnown, readKnown } from '../../local/knownShelf.ts'
import type { Diary } from '../../local/rows.ts'
import type { ListedReport } from '../reportList.ts'
import { learnLinks } from './linkList.ts'

/** The offered lifetimes of a link in days. The server accepts any from 1 to 365. [SHARE-3] */
export const LINK_DAYS = [1, 7, 14, 30, 90] as const
export const USUAL_LINK_DAYS = 14

export interface WantedLink {
  report: Pick<ListedReport, 'uuid' | 'sections'>
  sections: readonly Section[]
  /** Null: all days of the report. */
  span: DaySpan | null
  days: number
}

export type MadeLink =
  | { is: 'made'; address: string; expires: number }
  | { is: 'away' | 'not-yours' | 'waiting' }
  | { is: 'refused'; message: string }

interface Means {
  diary: Diary
  ask: Ask
  /** Where the page of a shared report is served. */
  origin: string
}

type ShareLinkRequest = SentOf<'reports/create-share-link'>

const ID = 'share_request'

/**
 * The token is sent once and stored nowhere: it is in the address after the #, which is not sent to any server.
 * [SHARE-1]
 */
export async function makeLink({ diary, ask, origin }: Means, wanted: WantedLink): Promise<MadeLink> {
  const request = await requestFor(diary, wanted)
  const answer = await ask('reports/create-share-link', request)
  // Lost: a repeated request returns the same link.
  if (!answer.reached) return { is: 'away' }
  const { code, message, body } = answer
  if (LAST_WORDS.includes(code)) await keepKnown(diary, ID, null)
  const { share_token: token, expires } = body
  if (code === RESULT.ok && typeof token === 'string' && typeof expires === 'number') {
    await learnLinks(diary, ask)
    return { is: 'made', address: `${origin}/share#${token}`, expires }
  }
  if (code === RESULT.reportDenied) return { is: 'not-yours' }
  return code === RESULT.reportWaiting ? { is: 'waiting' } : { is: 'refused', message }
}

const LAST_WORDS: readonly number[] = [RESULT.ok, RESULT.malformed, RESULT.reportDenied]

/**
 * Never more than the report contains, and sent only if it is less: an equal link uses the report's files. [SHARE-7]
 */
function bodyOf({ report, sections, span, days }: WantedLink): Omit<ShareLinkRequest, 'client_id'> {
  const isLess = sections.length < report.sections.length
  const range = span && rangeToWire({ is: 'custom', from: localDay(span.from), to: localDay(span.to) })
  return {
    report_uuid: report.uuid,
    days,
    ...(isLess && { sections: sections.map((section) => SECTION_NAMES[section]) }),
    ...(range !== null && { range }),
  }
}

/** Stored with the diary until it is answered: repeated under the same id it creates no second link. [SHARE-4] */
async function requestFor(diary: Diary, wanted: WantedLink): Promise<ShareLinkRequest> {
  const body = bodyOf(wanted)
  const waiting = fieldsOf(await readKnown(diary, ID))
  const before = waiting['client_id']
  if (typeof before === 'string' && sameJson(waiting['body'] ?? null, body)) {
    return { ...body, client_id: before }
  }
  const client_id = crypto.randomUUID()
  await keepKnown(diary, ID, { client_id, body })
  return { ...body, client_id }
}
