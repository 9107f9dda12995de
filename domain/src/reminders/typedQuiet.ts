import { err, ok, type Result } from '../result.ts'
import { clockFrom, clockText } from '../time/typedTime.ts'
import type { Quiet } from './quiet.ts'

/** The fields of the editor. [REM-13] */
export interface TypedQuiet {
  from: string
  to: string
}

export type QuietField = keyof TypedQuiet
export type QuietFaults = Partial<Record<QuietField, 'empty' | 'wrong' | 'same'>>

/** The default for people who choose quiet hours for the first time. */
const A_NIGHT: TypedQuiet = { from: '22:00', to: '07:00' }

export const typedQuiet = (quiet: Quiet): TypedQuiet =>
  quiet === null ? A_NIGHT : { from: clockText(quiet.from), to: clockText(quiet.to) }

/** Equal times would mean none, for which there is another control. [REM-13] */
export function finishQuiet(typed: TypedQuiet): Result<NonNullable<Quiet>, QuietFaults> {
  const [from, to] = [clockFrom(typed.from), clockFrom(typed.to)]
  if (from === null || to === null)
    return err({
      ...(from === null && { from: faultOf(typed.from) }),
      ...(to === null && { to: faultOf(typed.to) }),
    })
  return clockText(from) === clockText(to) ? err({ to: 'same' }) : ok({ from, to })
}

const faultOf = (typed: string): 'empty' | 'wrong' => (typed.trim() === '' ? 'empty' : 'wrong')
