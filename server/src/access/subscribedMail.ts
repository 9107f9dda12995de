import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Subscription } from '@reprieve/domain/settings/subscriptions.ts'
import type { Trx } from '../db/pool.ts'
import { queueMail } from '../jobs/mailStore.ts'
import { composeMail, mailTexts, type Letter } from '../outside/letter.ts'
import { giveUnsubscribeToken } from './mailTokenStore.ts'

const WHY = {
  reminders_and_updates: 'subscribedReminders',
  newsletters: 'subscribedNewsletters',
  special_offers: 'subscribedOffers',
} as const satisfies Record<Subscription, string>

interface Subscribed {
  userId: number
  to: string
  /** The language of the letter and of its footer. */
  language: Language
  kind: Subscription
  letter: Omit<Letter, 'foot'>
}

export interface SubscribedMailContext {
  signingKey: string
  publicUrl: string
}

/** Every subscribed mail says so, and contains the link to unsubscribe. [SET-25] */
export async function queueSubscribed(
  trx: Trx,
  { userId, to, language, kind, letter }: Subscribed,
  { signingKey, publicUrl, now }: SubscribedMailContext & { now: number },
): Promise<void> {
  const token = await giveUnsubscribeToken(trx, { signingKey, userId, kind, now })
  const unsubscribeLink = `${publicUrl}/unsubscribe/${token}`
  const say = mailTexts(language)
  const foot = { text: say(WHY[kind]), label: say('unsubscribe'), address: unsubscribeLink }
  const words = composeMail(language, { ...letter, foot })
  await queueMail(trx, { userId, to, ...words, subscribed: { kind, unsubscribeLink } }, now)
}
