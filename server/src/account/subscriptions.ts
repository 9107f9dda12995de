import type { AnswerOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { mailTokenForUpdate } from '../access/mailTokens.ts'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { refuse, type CallContext, type Handler, type Handlers, type Refused } from '../handler.ts'
import { countedLink } from './guesses.ts'
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

async function withOwnerOf<Answer>(
  token: string,
  context: CallContext,
  act: (trx: Trx, userId: number) => Promise<Answer | Refused>,
): Promise<Answer | Refused> {
  return countedLink(context, () =>
    inTransaction(context.services.db, async (trx) => {
      const found = await mailTokenForUpdate(trx, token, 'unsubscribe')
      return found === null ? refuse(RESULT.linkExpired) : act(trx, found.userId)
    }),
  )
}

export const subscriptionHandlers = {
  'core/get-user-email-subscriptions': getSubscriptions,
  'core/update-email-subscriptions': updateSubscriptions,
  'core/unsubscribe-email': unsubscribe,
  'core/get-unsubscribe-email-email': getAddress,
} satisfies Handlers
