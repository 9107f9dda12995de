import type { KnownPlan } from '@reprieve/domain/purchases/plan.ts'
import { creditNeed, type CreditReason } from '@reprieve/domain/reports/creditNeed.ts'
import type { ReadingResults, Results } from '../results/useResults.ts'
import type { ReportChoice } from './reportChoice.ts'

/** Each reason has its own text. */
export type PriceTextKey = 'liteNotice' | (typeof USED | typeof NEEDED)[CreditReason]

const USED = { range: 'creditUsedRange', advanced: 'creditUsedAdvanced' } as const
const NEEDED = { range: 'creditNeededRange', advanced: 'creditNeededAdvanced' } as const

/**
 * The cost of generating. `unknown`: no server has reported the plan, and it is not guessed; `reading`: the start of
 * the diary is not read yet.
 */
export type ReportPrice =
  | { is: 'unknown' | 'reading' }
  | { is: 'free' | 'credit' | 'no-credit'; notes: readonly PriceTextKey[] }

interface Priced {
  choice: Pick<ReportChoice, 'options'>
  results: { selection: Pick<Results['selection'], 'span'>; today: Results['today'] } | ReadingResults
}

/** [REP-58, REP-59] */
export function computeReportPrice(
  { choice, results }: Priced,
  known: { plan: KnownPlan; credits: number } | null,
): ReportPrice {
  if (known === null) return { is: 'unknown' }
  if ('is' in results) return { is: 'reading' }
  const { plan, credits } = known
  const { selection, today } = results
  const need = creditNeed({ options: choice.options, span: selection.span, today, plan })
  const lite: readonly PriceTextKey[] = plan === 'lite' ? ['liteNotice'] : []
  if (need.isFree) return { is: 'free', notes: lite }
  const canPay = credits >= need.credits
  const because = need.because.map((reason) => (canPay ? USED : NEEDED)[reason])
  return { is: canPay ? 'credit' : 'no-credit', notes: [...lite, ...because] }
}
