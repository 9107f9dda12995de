import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer } from '../api/ask.ts'

export const SUBSCRIPTIONS = ['reminders_and_updates', 'newsletters', 'special_offers'] as const

export type Subscription = (typeof SUBSCRIPTIONS)[number]
export type Subscriptions = Record<Subscription, boolean>

/** Null for an answer that tells none: a switch that is drawn by a guess would be saved as one. */
export function subscriptionsIn(answer: Answer): Subscriptions | null {
  if (!answer.reached || answer.code !== RESULT.ok) return null
  const told = SUBSCRIPTIONS.map((one) => [one, answer.body[one]] as const)
  const isWhole = told.every(([, value]) => typeof value === 'boolean')
  return isWhole ? (Object.fromEntries(told) as Subscriptions) : null
}
