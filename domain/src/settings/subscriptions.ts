/** Optional mails, besides those about the account itself. [SET-22] */
export const SUBSCRIPTIONS = ['reminders_and_updates', 'newsletters', 'special_offers'] as const

export type Subscription = (typeof SUBSCRIPTIONS)[number]
export type Subscriptions = Record<Subscription, boolean>

/** All off: nobody gets a mail that they did not switch on. [SET-25] */
export const SUBSCRIPTIONS_AT_FIRST: Subscriptions = {
  reminders_and_updates: false,
  newsletters: false,
  special_offers: false,
}

/** Null for an unknown name. */
export const subscriptionNamed = (name: unknown): Subscription | null =>
  SUBSCRIPTIONS.find((one) => one === name) ?? null
