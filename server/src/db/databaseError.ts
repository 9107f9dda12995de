/** PostgreSQL's five-character error code. Nothing else of its error may reach a log, because it quotes rows. */
export function sqlState(error: unknown): string | null {
  const code = readErrorCode(error)
  return code !== null && /^[0-9A-Z]{5}$/.test(code) ? code : null
}

/** What we find out ourselves about a database that cannot work now. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/** The database takes no writes, as after losing its place as the primary. */
export const TAKES_NO_WRITES = '25006'

const AWAY_CLASSES = ['08', '53', '57', '58']
const AWAY_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EACCES',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ECONNABORTED',
])
const LOST_WORDS =
  /Connection terminated|Client has encountered a connection|Client was closed|connection has been discarded/
const AWAY_WORDS = /timeout exceeded when trying to connect|timeout expired|after calling end on the pool/
const AWAY_STATES = new Set(['XX001', 'XX002', TAKES_NO_WRITES, '40001', '40P01', '55P03', '28P01', '3D000'])

/** Whether the database cannot be reached or cannot work now: full disk, shutting down, no connection left. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  const state = sqlState(error)
  // A protocol error is a bug of ours: reporting "try later" would hide it for ever.
  if (state === '08P01') return false
  if (state !== null && AWAY_CLASSES.includes(state.slice(0, 2))) return true
  if (state !== null && AWAY_STATES.has(state)) return true
  const code = readErrorCode(error)
  if (code !== null && AWAY_SYSTEM.has(code)) return true
  return error instanceof Error && (LOST_WORDS.test(error.message) || AWAY_WORDS.test(error.message))
}

const LOST_STATES = new Set(['57P01', '57P02', '57P05', '25P03', TAKES_NO_WRITES])
const LOST_SYSTEM = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** Whether the connection is gone or of no further use, so that the database drops what was not committed on it. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== null) return LOST_STATES.has(state) || (state.startsWith('08') && state !== '08P01')
  const code = readErrorCode(error)
  if (code !== null && LOST_SYSTEM.has(code)) return true
  return error instanceof Error && LOST_WORDS.test(error.message)
}

const STARTING_UP = '57P03'

/** Whether somebody answers, but no primary: a proxy without one hangs up, a node that changes its place asks to wait. */
export const isBetweenPrimaries = (error: unknown): boolean =>
  isConnectionLost(error) || error instanceof DatabaseAway || sqlState(error) === STARTING_UP

function readErrorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
