// An error that the operator can fix: one sentence that says what is wrong and what to do. Only the message is printed;
// a stack trace would hide it.
export class CannotStart extends Error {
  override name = 'CannotStart'
}

const WHY_NOT_WRITTEN: Record<string, string> = {
  EACCES: 'this user has no permission to write there; allow it, or set DATA_DIR to a folder of its own',
  EPERM: 'this user has no permission to write there; allow it, or set DATA_DIR to a folder of its own',
  EROFS: 'the disk is read-only; set DATA_DIR to a folder that can be written',
  ENOSPC: 'the disk is full; free some space and start again',
  EDQUOT: 'the disk quota is used up; free some space and start again',
  ENOTDIR: 'a part of that path is a file; set DATA_DIR to a folder of its own',
  EEXIST: 'a file of that name is in the way; set DATA_DIR to a folder of its own',
}

export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

// Turns a file system error into such a sentence; returns any other error unchanged.
export function cannotWrite(path: string, error: unknown): unknown {
  const why = WHY_NOT_WRITTEN[errorCode(error)]
  return why === undefined ? error : new CannotStart(`Cannot write to ${path}: ${why}.`, { cause: error })
}

export function orCannotWrite<T>(path: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    throw cannotWrite(path, error)
  }
}
