import * as z from 'zod'
import { nothing } from './scalars.ts'

export const API_BASE = '/api/v4'

const MB = 1_000_000

/** Spec 1 section 5: an avatar is at most 2 MB. */
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024

/**
 * Maximum size of a decompressed body, in bytes. An avatar travels as base64, a third larger than its 2.1 MB: with the
 * bare figure, every picture above 1.57 MB would be refused.
 */
export const BODY_LIMITS = { small: MB, bulk: 5 * MB, avatar: 2.8 * MB } as const

/** RELIABILITY 1d: deeper or longer input is refused before any schema sees it. */
export const JSON_LIMITS = { depth: 32, arrayLength: 500 } as const

export const TIMEOUT_MS = { usual: 60_000, long: 300_000, assistant: 120_000 } as const

/**
 * The part of a request that is checked item by item and refused with 227, never with 102, so that one bad item does
 * not block the others (D10).
 */
export interface CheckedItem {
  at: 'body' | 'records' | 'section_fields'
  schema: z.ZodType
}

export interface CallShape<Request extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST'
  who: 'anyone' | 'signed-in'
  body: keyof typeof BODY_LIMITS
  timeoutMs: number
  gives: 'json' | 'bytes'
  /**
   * The request names an object that belongs to a person: another person's must be answered like an unknown one (D5).
   */
  namesId: boolean
  /** Schema of the body, or of the query for a GET. */
  request: Request
  /** The fields beside result_code and result_msg; for a byte response, its content type and bytes. */
  answer: Answer
  item: CheckedItem | null
}

export interface Call<
  Request extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends CallShape<Request, Answer> {
  /** Path below API_BASE, with its leading slash. */
  path: string
}

/** Defines one call; common values are filled in. Its path is its key in the table. */
export function call<Request extends z.ZodType = typeof nothing, Answer extends z.ZodType = typeof nothing>(
  given: Partial<CallShape<Request, Answer>>,
): CallShape<Request, Answer> {
  const usual: CallShape = {
    method: 'POST',
    who: 'signed-in',
    body: 'small',
    timeoutMs: TIMEOUT_MS.usual,
    gives: 'json',
    namesId: false,
    request: nothing,
    answer: nothing,
    item: null,
  }
  return { ...usual, ...given } as CallShape<Request, Answer>
}
