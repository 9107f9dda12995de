import { RESULT } from '@reprieve/contract/codes.ts'
import { sessionState, type ClientType, type SessionLimits } from '@reprieve/domain/access/session.ts'
import { findAccessLines } from '../access/accessLogStore.ts'
import { findOpenSessions } from '../access/sessionStore.ts'
import { refuse, type Handler, type Handlers } from '../handler.ts'

const PAGE = 50
const LINE = /^[1-9]\d{0,14}$/

/** The person's live sessions; a session displaced on its device makes no more calls and is left out. */
const listSessions: Handler<'core/list-sessions'> = async (_, { services, person, now }) => {
  const limits = { idleTimeoutMs: services.config.idleTimeoutMs, idleTimerOff: person.idleTimerOff }
  const families = await findOpenSessions(services.db, person.userId)
  const living = families.filter((family) => isLiving(family, limits, now))
  return {
    sessions: living.map((row) => ({
      session_id: row.family,
      device_details: row.device_details === '' ? null : row.device_details,
      client_type: row.client_type,
      created: row.signed_in_at,
      // For other sessions slightly late, because it is written in batches; this session is calling right now.
      last_seen: row.family === person.family ? now : row.last_seen,
      current: row.family === person.family,
    })),
  }
}

type FamilyRow = Awaited<ReturnType<typeof findOpenSessions>>[number]

// Checked with a token issued now, so that only the family decides.
function isLiving(row: FamilyRow, limits: SessionLimits, now: number): boolean {
  const token = { issuedAt: now, firstUsedAt: now, supersededAt: null, lostToSibling: false }
  const family = {
    clientType: row.client_type as ClientType,
    lastSeen: row.last_seen,
    absoluteEnd: row.absolute_end,
    displacedAt: row.displaced_at,
    endedAt: null,
    endReason: null,
  }
  return sessionState(token, family, limits, now).is === 'active'
}

/** The access log, newest first. Network addresses are not stored, so none is shown. */
const getAccessLog: Handler<'core/get-access-log'> = async ({ cursor }, { services, person }) => {
  const before = cursor ?? null
  if (before !== null && !LINE.test(before))
    return refuse(RESULT.malformed, { errors: [{ path: 'cursor', reason: 'unknown' }] })
  const lines = await findAccessLines(services.db, person.userId, {
    before: before === null ? null : Number(before),
    most: PAGE + 1,
  })
  const page = lines.slice(0, PAGE)
  const last = page.at(-1)
  return {
    entries: page.map(({ at, event, device }) => ({
      at,
      event,
      address: null,
      device: device === '' ? null : device,
    })),
    next_cursor: lines.length > PAGE && last !== undefined ? String(last.line) : null,
  }
}

export const activityHandlers = {
  'core/list-sessions': listSessions,
  'core/get-access-log': getAccessLog,
} satisfies Handlers
