import type { CallName } from '@reprieve/contract/calls.ts'
import type { Answer } from './ask.ts'
import { rowFor, type SessionRow } from './sessionTable.ts'

/** Spec 1 section 8: a failed call. It contains nothing that a person wrote. [SES-5] */
export interface ApiError {
  error: 'API_ERROR' | 'timeout' | 'server-offline'
  call: CallName
  /** Null without a response of our server. */
  errorCode: number | null
  reason: string | null
  isReported: boolean
}

export function describeApiError(
  call: CallName,
  answer: Answer,
  { reported: isReported }: SessionRow = rowFor(answer),
): ApiError {
  if (!answer.reached) {
    const error = answer.why === 'timeout' ? 'timeout' : 'server-offline'
    return { error, call, errorCode: null, reason: null, isReported }
  }
  const { reason } = answer.body
  return {
    error: 'API_ERROR',
    call,
    errorCode: answer.code,
    reason: typeof reason === 'string' ? reason : null,
    isReported,
  }
}
