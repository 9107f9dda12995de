import { openQuestions } from '@reprieve/domain/reports/brief/visitQuestions.ts'
import { useState } from 'react'
import { useAsk } from '../api/useAsk.ts'
import { localNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { PlanStatus } from '../purchases/useAccountStatus.ts'
import { getVisitQuestions } from './brief/questionStore.ts'
import { generateReport, type GenerateOutcome, type SyncFirst } from './generateReport.ts'
import type { ReportPrice } from './reportPrice.ts'
import type { ReportSetup } from './useReport.ts'

export interface GenerateOptions {
  diary: Diary
  report: ReportSetup
  plan: PlanStatus
  price: ReportPrice
  syncFirst: SyncFirst
  /** Called when the server has accepted the request, even if the screen was left meanwhile. */
  onReceived?: (uuid: string) => void
}

export interface GenerateState {
  /** The current step; null if none is running. */
  busy: 'sending' | 'asking' | null
  told: GenerateOutcome | null
  /** The person must first decide what to do about an ended subscription. */
  isAskingHow: boolean
  press: () => void
  useCredit: () => void
  stopAsking: () => void
}

/** Spends nothing that was not announced: if the server's price differs, it refuses, and the person is asked again. */
export function useGenerateReport(options: GenerateOptions): GenerateState {
  const { diary, report, plan, price, syncFirst, onReceived } = options
  const ask = useAsk()
  const [busy, setBusy] = useState<GenerateState['busy']>(null)
  const [told, setTold] = useState<GenerateOutcome | null>(null)
  const [isAskingHow, setAskingHow] = useState(false)
  const { choice, criteria } = report

  const run = async (usesCredit: boolean): Promise<void> => {
    setTold(null)
    setBusy('sending')
    const questions = openQuestions(getVisitQuestions(diary).current().value)
    const credits = plan.known?.credits ?? 0
    const asked = { choice, criteria, now: localNow(), questions, usesCredit, credits }
    const means = { diary, ask, syncFirst, onAsking: () => setBusy('asking') }
    const outcome = await generateReport(means, asked).catch((): GenerateOutcome => ({ is: 'no-line' }))
    if (outcome.is === 'credit-needed' || outcome.is === 'subscription-ended')
      await plan.learn().catch(() => 'away')
    setBusy(null)
    if (outcome.is === 'received') onReceived?.(outcome.uuid)
    if (outcome.is === 'subscription-ended') return setAskingHow(true)
    setTold(outcome)
  }
  const press = (): void => {
    if (price.is === 'free') return void run(false)
    if (price.is === 'unknown' || price.is === 'reading') return
    if (plan.known?.subscription === 'ended') return setAskingHow(true)
    if (price.is === 'credit') return void run(true)
    setTold({ is: 'credit-needed' })
  }
  return {
    busy,
    told,
    isAskingHow,
    press,
    useCredit: () => void run(true),
    stopAsking: () => setAskingHow(false),
  }
}
