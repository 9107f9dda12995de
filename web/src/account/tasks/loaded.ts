import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer } from '../../api/ask.ts'

/** Data that only the server has, as far as loaded. */
export type LoadState<Value> =
  | { is: 'loading' | 'away' }
  | { is: 'refused'; message: string }
  | { is: 'known'; value: Value }

export function readLoadState<Value>(
  answer: Answer,
  read: (body: Record<string, unknown>) => Value,
): LoadState<Value> {
  if (!answer.reached) return { is: 'away' }
  if (answer.code !== RESULT.ok) return { is: 'refused', message: answer.message }
  return { is: 'known', value: read(answer.body) }
}
