import * as z from 'zod'
import { RESULT, type ResultCode } from './codes.ts'

/** One thing wrong with a request or an item of it: where, and a word for what. Never the value itself. */
export const fault = z.object({ path: z.string(), reason: z.string() })
export type Fault = z.infer<typeof fault>

/** Around every answer of the API (D4). What a code carries beside its message is named in D10. */
export const envelope = z.looseObject({
  result_code: z.int(),
  result_msg: z.string(),
  /** UTC milliseconds; devices correct their clocks by it (SYNC 1.4). */
  server_time: z.number().optional(),
  /** 102 and 227. */
  errors: z.array(fault).optional(),
  /** 103 and 112: seconds. */
  retry_after: z.number().optional(),
  /** 143. */
  reason: z.string().optional(),
  /** 168. */
  mfa_challenge: z.string().optional(),
})
export type Envelope = z.infer<typeof envelope>

export const isSuccess = (answer: { result_code: number }): boolean => answer.result_code === RESULT.ok

export function wrap(code: ResultCode, message: string, rest: Record<string, unknown> = {}): Envelope {
  // Last, so that content which happens to hold these keys cannot turn a refusal into a success.
  return { ...rest, result_code: code, result_msg: message }
}

const MOST_FAULTS = 20
const LONGEST_PATH = 200

/** Of a value that fits none of several shapes, what the nearest shape has against it: all that zod itself
 *  says is that it fits none. */
function plainIssues(issues: readonly z.core.$ZodIssue[], above: PropertyKey[] = []): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path]
    const shapes = issue.code === 'invalid_union' ? issue.errors : []
    const nearest = shapes.toSorted((a, b) => a.length - b.length)[0]
    return nearest === undefined ? [{ ...issue, path }] : plainIssues(nearest, path)
  })
}

/** What a schema found wrong, as `errors` tells it: bounded, and with no value that was sent. */
export function faultsOf(error: z.ZodError): Fault[] {
  return plainIssues(error.issues.slice(0, MOST_FAULTS))
    .slice(0, MOST_FAULTS)
    .map((issue) => ({
      path: issue.path.map(String).join('.').slice(0, LONGEST_PATH),
      reason: issue.code === 'custom' ? issue.message : issue.code,
    }))
}
