import { CannotStart, errorCode } from '../cannotStart.ts'
import { isDatabaseAway, sqlState } from '../db/databaseError.ts'

/**
 * What the operator reads about it, or null for a mistake of ours. Of a database error only the code is shown: its
 * message can quote a person's text.
 */
export function failureSentence(error: unknown): string | null {
  if (error instanceof CannotStart) return error.message
  const code = errorCode(error)
  if (isFileError(error)) return `${failedPath(error)} cannot be read or written (${code}${WHY[code] ?? ''}).`
  if (sqlState(error) === null && !isDatabaseAway(error)) return null
  return `The database broke off (${code || 'no answer'}): see that it runs and has space, then try again.`
}

const WHY: Record<string, string> = {
  EACCES: ': this user may not',
  EPERM: ': this user may not',
  EROFS: ': the disk is read-only',
  ENOSPC: ': the disk is full',
  EDQUOT: ': the disk quota is used up',
}

// System errors of `connect` and `read` are about a socket; all others are about a file.
const isFileError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && !['connect', 'read'].includes(String(error.syscall))

const failedPath = (error: unknown): string =>
  error instanceof Error && 'path' in error ? String(error.path) : 'The folder of the backup'
