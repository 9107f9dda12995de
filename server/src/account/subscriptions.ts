import type { AnswerOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { mailTokenForUpdate } from '../access/mailTokens.ts'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refused, refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { accountById } from './store.ts'

type Preferences = AnswerOf<'core/get-user-email-subscriptions'>

/** Until somebody chooses: what the service has to say, and nothing that sells. */
const AT_FIRST: Preferences = { reminders_and_updates: true, newsletters: false, special_offers: false }

const NONE: Preferences = { reminders_and_updates: false, newsletters: false, special_offers: false }

async function preferencesOf(db: Db | Trx, userId: number): Promise<Preferences> {
  const row = await db
    .selectFrom('email_preference')
    .select(['reminders_and_updates', 'newsletters', 'special_offers'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? AT_FIRST
}

/** Only what is given changes, also of two devices at once. */
async function savePreferences(trx: Db | Trx, userId: number, given: Partial<Preferences>): Promise<void> {
  if (Object.keys(given).length === 0) return
  await trx
    .insertInto('email_preference')
    .values({ user_id: userId, ...AT_FIRST, ...given })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(given))
    .execute()
}

const getSubscriptions: Handler<'core/get-user-email-subscriptions'> = (_, { services, person }) =>
  preferencesOf(services.db, person.userId)

const updateSubscriptions: Handler<'core/update-email-subscriptions'> = async (given, context) => {
  const { services, person } = context
  await savePreferences(services.db, person.userId, given)
  return preferencesOf(services.db, person.userId)
}

/** Ends all three kinds: who presses this wants no more of it. Pressed again, it says the same. */
const unsubscribe: Handler<'core/unsubscribe-email'> = ({ unsubscribe_email_token: token }, context) =>
  withOwnerOf(token, context, async (trx, userId) => {
    await savePreferences(trx, userId, NONE)
    return {}
  })

const getAddress: Handler<'core/get-unsubscribe-email-email'> = (
  { unsubscribe_email_token: token },
  context,
) =>
  withOwnerOf(token, context, async (trx, userId) => {
    const account = await accountById(trx, userId)
    return account === null ? refuse(RESULT.linkExpired) : { email: account.email }
  })

/** Only wrong links are counted: a mail service unsubscribes thousands of people from one address of its own. */
async function withOwnerOf<Answer>(
  token: string,
  { services, now, address }: CallContext,
  act: (trx: Trx, userId: number) => Promise<Answer | Refused>,
): Promise<Answer | Refused> {
  const { attempts, db } = services
  const who = addressGroup(address)
  const wait = await attempts.count(LIMITS.mailLinkOfAddress, who, now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const outcome = await inTransaction(db, async (trx) => {
    const found = await mailTokenForUpdate(trx, token, 'unsubscribe')
    return found === null ? refuse(RESULT.linkExpired) : act(trx, found.userId)
  })
  if (!(outcome instanceof Refused)) await attempts.forgive(LIMITS.mailLinkOfAddress, who, now)
  return outcome
}

export const subscriptionHandlers: Handlers = {
  'core/get-user-email-subscriptions': getSubscriptions,
  'core/update-email-subscriptions': updateSubscriptions,
  'core/unsubscribe-email': unsubscribe,
  'core/get-unsubscribe-email-email': getAddress,
}
