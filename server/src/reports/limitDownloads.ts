import { RESULT } from '@reprieve/contract/codes.ts'
import { Refusal, refuse } from '../handler.ts'

/** A file is read whole, and an export of a long diary has tens of megabytes. */
const MOST_OF_PERSON = 2
const BUSY_SECONDS = 2

/** Downloads in this process, by person: they are limited because of its memory. */
const underWay = new Map<number, number>()

/** Allows two downloads of a person at a time; the next has to wait a moment. [REP-90] */
export async function limitDownloads<T>(userId: number, read: () => Promise<T>): Promise<T | Refusal> {
  const others = underWay.get(userId) ?? 0
  if (others >= MOST_OF_PERSON) return refuse(RESULT.rateLimited, { retry_after: BUSY_SECONDS })
  underWay.set(userId, others + 1)
  try {
    return await read()
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1
    if (left === 0) underWay.delete(userId)
    else underWay.set(userId, left)
  }
}
