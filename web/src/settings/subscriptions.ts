import { RESULT } from '@reprieve/contract/codes.ts'
import {
  SUBSCRIPTIONS,
  type Subscription,
  type Subscriptions,
} from '@reprieve/domain/settings/subscriptions.ts'
import type { Key } from '@reprieve/locales/words.ts'
import type { Answer } from '../api/ask.ts'

/** The name of each subscription, on its switch and in the message after switching it off. */
export const SUBSCRIPTION_NAMES: Record<Subscription, Key<'settings'>> = {
  reminders_and_updates: 'subscriptionReminders',
  newsletters: 'subscriptionNewsletters',
  special_offers: 'subscriptionOffers',
}

/** Null for a response without values: a switch drawn from a guess would be saved as one. */
export function subscriptionsIn(answer: Answer): Subscriptions | null {
  if (!answer.reached || answer.code !== RESULT.ok) return null
  const told = SUBSCRIPTIONS.map((one) => [one, answer.body[one]] as const)
  const isWhole = told.every(([, value]) => typeof value === 'boolean')
  return isWhole ? (Object.fromEntries(told) as Subscriptions) : null
}
