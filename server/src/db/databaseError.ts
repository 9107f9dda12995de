/** PostgreSQL's five-character error code. Nothing else of its error may reach a log, because it quotes rows. */
export function sqlState(error: unknown): string | null {
  const code = readErrorCode(error)
  return code !== null && /^[0-9A-Z]{5}$/.test(code) ? code : null
}

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
const AWAY_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection|after calling end on the pool/
const AWAY_STATES = new Set(['XX001', 'XX002', '25006', '40001', '40P01', '55P03', '28P01', '3D000'])

/** Whether the database cannot be reached or cannot work now: full disk, shutting down, no connection left. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error)
  // A protocol error is a bug of ours: reporting "try later" would hide it for ever.
  if (state === '08P01') return false
  if (state !== null && AWAY_CLASSES.includes(state.slice(0, 2))) return true
  if (state !== null && AWAY_STATES.has(state)) return true
  const code = readErrorCode(error)
  if (code !== null && AWAY_SYSTEM.has(code)) return true
  return error instanceof Error && AWAY_WORDS.test(error.message)
}

function readErrorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
