import { RESULT } from '@reprieve/contract/codes.ts'
import {
  subscriptionNamed,
  SUBSCRIPTIONS,
  SUBSCRIPTIONS_AT_FIRST,
  type Subscription,
  type Subscriptions,
} from '@reprieve/domain/settings/subscriptions.ts'
import { mailTokenForUpdate } from '../access/mailTokens.ts'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { refuse, type CallContext, type Handler, type Handlers, type Refusal } from '../handler.ts'
import { dropQueuedMail } from '../jobs/mailQueue.ts'
import { countLinkAttempt } from './guesses.ts'
import { accountById } from './store.ts'

async function preferencesOf(db: Db | Trx, userId: number): Promise<Subscriptions> {
  const row = await db
    .selectFrom('email_preference')
    .select(['reminders_and_updates', 'newsletters', 'special_offers'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? SUBSCRIPTIONS_AT_FIRST
}

/** Changes only the given keys, so that two devices at once do not overwrite each other. */
async function savePreferences(trx: Trx, userId: number, given: Partial<Subscriptions>): Promise<void> {
  if (Object.keys(given).length === 0) return
  await trx
    .insertInto('email_preference')
    .values({ user_id: userId, ...SUBSCRIPTIONS_AT_FIRST, ...given })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(given))
    .execute()
  await dropQueuedMail(
    trx,
    userId,
    SUBSCRIPTIONS.filter((one) => given[one] === false),
  )
}

const getSubscriptions: Handler<'core/get-user-email-subscriptions'> = (_, { services, person }) =>
  preferencesOf(services.db, person.userId)

const updateSubscriptions: Handler<'core/update-email-subscriptions'> = async (given, context) => {
  const { services, person } = context
  await inTransaction(services.db, (trx) => savePreferences(trx, person.userId, given))
  return preferencesOf(services.db, person.userId)
}

/** Unsubscribes from the kind of the mail that contained the link, and no other. Can be repeated. [SET-25] */
const unsubscribe: Handler<'core/unsubscribe-email'> = ({ unsubscribe_email_token: token }, context) =>
  withOwnerOf(token, context, async (trx, userId, kind) => {
    await savePreferences(trx, userId, { [kind]: false })
    return {}
  })

const getAddress: Handler<'core/get-unsubscribe-email-email'> = (
  { unsubscribe_email_token: token },
  context,
) =>
  withOwnerOf(token, context, async (trx, userId, kind) => {
    const account = await accountById(trx, userId)
    return account === null ? refuse(RESULT.linkExpired) : { email: account.email, subscription: kind }
  })

async function withOwnerOf<Answer>(
  token: string,
  context: CallContext,
  act: (trx: Trx, userId: number, kind: Subscription) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  return countLinkAttempt(context, () =>
    inTransaction(context.services.db, async (trx) => {
      const found = await mailTokenForUpdate(trx, token, 'unsubscribe')
      const kind = subscriptionNamed(found?.detail)
      return found === null || kind === null ? refuse(RESULT.linkExpired) : act(trx, found.userId, kind)
    }),
  )
}

export const subscriptionHandlers = {
  'core/get-user-email-subscriptions': getSubscriptions,
  'core/update-email-subscriptions': updateSubscriptions,
  'core/unsubscribe-email': unsubscribe,
  'core/get-unsubscribe-email-email': getAddress,
} satisfies Handlers
