import { RESULT } from '@reprieve/contract/codes.ts'
import { subscriptionNamed, type Subscription } from '@reprieve/domain/settings/subscriptions.ts'
import { mailTokenForUpdate } from '../access/mailTokenStore.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { refuse, type CallContext, type Handler, type Handlers, type Refusal } from '../handler.ts'
import { findEmailPreferences, saveEmailPreferences } from './emailPreferenceStore.ts'
import { countLinkAttempt } from './guesses.ts'
import { accountById } from './store.ts'

const getSubscriptions: Handler<'core/get-user-email-subscriptions'> = (_, { services, person }) =>
  findEmailPreferences(services.db, person.userId)

const updateSubscriptions: Handler<'core/update-email-subscriptions'> = async (given, context) => {
  const { services, person } = context
  await inTransaction(services.db, (trx) => saveEmailPreferences(trx, person.userId, given))
  return findEmailPreferences(services.db, person.userId)
}

/** Unsubscribes from the kind of the mail that contained the link, and no other. Can be repeated. [SET-25] */
const unsubscribe: Handler<'core/unsubscribe-email'> = ({ unsubscribe_email_token: token }, context) =>
  withTokenOwner(token, context, async (trx, userId, kind) => {
    await saveEmailPreferences(trx, userId, { [kind]: false })
    return {}
  })

const getAddress: Handler<'core/get-unsubscribe-email-email'> = (
  { unsubscribe_email_token: token },
  context,
) =>
  withTokenOwner(token, context, async (trx, userId, kind) => {
    const account = await accountById(trx, userId)
    return account === null ? refuse(RESULT.linkExpired) : { email: account.email, subscription: kind }
  })

async function withTokenOwner<Answer>(
  token: string,
  context: CallContext,
  act: (trx: Trx, userId: number, kind: Subscription) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  return countLinkAttempt(context, () =>
    inTransaction(context.services.db, async (trx) => {
      const mailToken = await mailTokenForUpdate(trx, token, 'unsubscribe')
      const kind = subscriptionNamed(mailToken?.detail)
      return mailToken === null || kind === null
        ? refuse(RESULT.linkExpired)
        : act(trx, mailToken.userId, kind)
    }),
  )
}

export const subscriptionHandlers = {
  'core/get-user-email-subscriptions': getSubscriptions,
  'core/update-email-subscriptions': updateSubscriptions,
  'core/unsubscribe-email': unsubscribe,
  'core/get-unsubscribe-email-email': getAddress,
} satisfies Handlers
