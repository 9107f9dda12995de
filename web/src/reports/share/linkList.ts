import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import { SECTION_NAMES } from '@reprieve/contract/reports/optionsWire.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { rangeFromWord } from '@reprieve/domain/filters/rangeWord.ts'
import { SECTIONS, type Section } from '@reprieve/domain/reports/reportOptions.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { Ask } from '../../api/ask.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { storeServerCopy, readServerCopy } from '../../local/serverCopies.ts'
import type { RefreshOutcome } from '../../purchases/serverRecord.ts'

const OPENED = ['page', 'pdf', 'json', 'csv'] as const

export interface LinkOpening {
  at: number
  what: (typeof OPENED)[number]
}

/** A link as the server last reported it. Its address was sent only once, on creation. [SHARE-1] */
export interface ListedLink {
  id: string
  report: string
  created: number
  expires: number
  revoked: number | null
  state: 'waiting' | 'ready' | 'failed'
  sections: readonly Section[]
  /** Null if it covers all days of its report. */
  span: DaySpan | null
  /** The latest first. [SHARE-6] */
  openings: readonly LinkOpening[]
}

const ID = 'share_links'
const STATES = ['waiting', 'ready', 'failed'] as const

/** Null if no server has sent it yet. Works offline. */
export async function readStoredLinks(diary: Diary): Promise<readonly ListedLink[] | null> {
  const kept = await readServerCopy(diary, ID)
  return Array.isArray(kept) ? parseLinks(kept) : null
}

/** A background request: it must not keep a session alive. */
export async function fetchLinks(diary: Diary, ask: Ask): Promise<RefreshOutcome> {
  const answer = await ask('reports/list-share-links', undefined, { background: true })
  if (!answer.reached) return 'away'
  const { links } = answer.body
  if (answer.code !== RESULT.ok || !Array.isArray(links)) return 'refused'
  if (!sameJson((await readServerCopy(diary, ID)) ?? null, links)) await storeServerCopy(diary, ID, links)
  return 'learned'
}

/** Returns whether the link is ended; one that no longer exists counts as ended. [SHARE-5] */
export async function revokeLink(diary: Diary, ask: Ask, id: string): Promise<boolean> {
  const answer = await ask('reports/revoke-share-link', { link_id: id })
  const isEnded = answer.reached && ENDED.includes(answer.code)
  if (isEnded) await fetchLinks(diary, ask)
  return isEnded
}

const ENDED: readonly number[] = [RESULT.ok, RESULT.notFound]

/** Whether it can still be opened. */
export const isLinkActive = ({ expires, revoked, state }: ListedLink, now: number): boolean =>
  revoked === null && expires > now && state !== 'failed'

/** The newest first. Entries that do not fit are skipped. */
export const parseLinks = (told: readonly unknown[]): readonly ListedLink[] =>
  told.flatMap(linkFrom).toSorted((one, other) => other.created - one.created)

function linkFrom(told: unknown): ListedLink[] {
  const fields = toFields(told)
  const { link_id: id, report_uuid: report, created, expires, revoked } = fields
  const state = STATES.find((one) => one === fields['state'])
  if (typeof id !== 'string' || typeof created !== 'number' || typeof expires !== 'number') return []
  return [
    {
      id,
      report: String(report),
      created,
      expires,
      revoked: typeof revoked === 'number' ? revoked : null,
      state: state ?? 'ready',
      sections: SECTIONS.filter((section) => listOf(fields['sections']).includes(SECTION_NAMES[section])),
      span: spanIn(fields['range']),
      openings: listOf(fields['openings'])
        .flatMap(openingFrom)
        .toSorted((one, other) => other.at - one.at),
    },
  ]
}

function openingFrom(told: unknown): LinkOpening[] {
  const { at, what } = toFields(told)
  const known = OPENED.find((one) => one === what)
  return typeof at === 'number' && known !== undefined ? [{ at, what: known }] : []
}

function spanIn(range: unknown): DaySpan | null {
  const { date, date_end: end } = toFields(range)
  const days = rangeFromWord(`${String(date)}_${String(end)}`)
  return days?.is === 'custom' ? { from: dayNumber(days.from), to: dayNumber(days.to) } : null
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
