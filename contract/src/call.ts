import * as z from 'zod'
import { nothing } from './scalars.ts'

export const API_BASE = '/api/v4'

const MB = 1_000_000

/** Spec 1 section 5: an avatar is at most 2 MB. */
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024

/** Bytes of a body after decompression. The image of an avatar travels as base64, a third longer than its
 *  2.1 MB: with that bare figure every picture above 1.57 MB would be refused. */
export const BODY_LIMITS = { small: MB, bulk: 5 * MB, avatar: 2.8 * MB } as const

/** RELIABILITY 1d: deeper or longer than this is refused before any schema looks at it. */
export const JSON_LIMITS = { depth: 32, arrayLength: 500 } as const

export const TIMEOUT_MS = { usual: 60_000, long: 300_000, assistant: 120_000 } as const

/** What is checked by itself and refused by 227, never by 102, so that one bad item stops no other (D10). */
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
  /** The request names something that belongs to a person: a stranger's must answer like an unknown one (D5). */
  namesId: boolean
  /** Of the body; of the query for a GET. */
  request: Request
  /** What stands beside result_code and result_msg; for bytes, what the answer is made of. */
  answer: Answer
  item: CheckedItem | null
}

export interface Call<
  Request extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends CallShape<Request, Answer> {
  /** Under API_BASE, with its leading slash. */
  path: string
}

/** One call, with what most calls have in common filled in. Its name in the table is its path. */
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
