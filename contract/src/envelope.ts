import * as z from 'zod'
import { RESULT, type ResultCode } from './codes.ts'

/** One error in a request or an item: its path and a keyword for the reason. Never contains the value itself. */
export const fault = z.object({ path: z.string(), reason: z.string() })
export type Fault = z.infer<typeof fault>

/** The envelope of every API response (D4). D10 lists the extra fields of each code. */
export const envelope = z.looseObject({
  result_code: z.int(),
  result_msg: z.string(),
  /** UTC milliseconds; devices correct their clocks with it (SYNC 1.4). */
  server_time: z.number().optional(),
  /** Sent with 102 and 227. */
  errors: z.array(fault).optional(),
  /** Sent with 103 and 112, in seconds. */
  retry_after: z.number().optional(),
  /** Sent with 143. */
  reason: z.string().optional(),
  /** Sent with 168. */
  mfa_challenge: z.string().optional(),
})
export type Envelope = z.infer<typeof envelope>

export const isSuccess = (answer: { result_code: number }): boolean => answer.result_code === RESULT.ok

export function wrapResponse(
  code: ResultCode,
  message: string,
  rest: Record<string, unknown> = {},
): Envelope {
  // Spread first, so that content with the same keys cannot turn a refusal into a success.
  return { ...rest, result_code: code, result_msg: message }
}

const MOST_FAULTS = 20
const LONGEST_PATH = 200

/**
 * For a value that matches no member of a union, the issues of the closest member: zod itself only reports that none
 * matches.
 */
function plainIssues(issues: readonly z.core.$ZodIssue[], above: PropertyKey[] = []): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path]
    const shapes = issue.code === 'invalid_union' ? issue.errors : []
    const nearest = shapes.toSorted((a, b) => a.length - b.length)[0]
    return nearest === undefined ? [{ ...issue, path }] : plainIssues(nearest, path)
  })
}

/** A schema's issues in the form of `errors`: limited in number, and without the values that were sent. */
export function listSchemaFaults(error: z.ZodError): Fault[] {
  return plainIssues(error.issues.slice(0, MOST_FAULTS))
    .slice(0, MOST_FAULTS)
    .map((issue) => ({
      path: issue.path.map(String).join('.').slice(0, LONGEST_PATH),
      reason: issue.code === 'custom' ? issue.message : issue.code,
    }))
}
