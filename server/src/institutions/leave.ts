import { RESULT } from '@reprieve/contract/codes.ts'
import { logAccess } from '../access/accessLogStore.ts'
import {
  LEFT_MEMBERSHIPS,
  WITHDRAWN_CONSENTS,
  addToList,
  endingLine,
  lockDeletedList,
} from '../db/deletedList.ts'
import { storeListsDigest } from '../db/equalMachines.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { refuse, type Handler, type Refusal, type CallContext } from '../handler.ts'
import { dropInvitation } from './invitationStore.ts'
import { lockLiveAccount } from './inviteeStore.ts'
import { endMemberships, wasEverMember, withdrawConsents } from './membershipStore.ts'
import { findInstitution } from './store.ts'

type Outcome = Record<string, never> | Refusal

/** Answers given stay with the institution; it only gets no new ones. [CONS-5] */
export const leaveInstitution: Handler<'institutions/leave-institution'> = ({ institution }, context) =>
  asFormer(institution, context, async (trx, { userId, nid }) => {
    const left = await endMemberships(trx, { userId, nid }, context.now)
    if (left.length === 0) return
    await tell(trx, 'institution-left', context)
    await list(trx, LEFT_MEMBERSHIPS, left, context)
  })

/** Withdraws all consents ever given there; the record that they were given, and for what, stays. [CONS-3, CONS-6] */
export const withdrawConsent: Handler<'institutions/withdraw-consent'> = ({ institution }, context) =>
  asFormer(institution, context, async (trx, { userId, nid }) => {
    const withdrawn = await withdrawConsents(trx, { userId, nid }, context.now)
    if (withdrawn.length === 0) return
    await tell(trx, 'consent-withdrawn', context)
    await list(trx, WITHDRAWN_CONSENTS, withdrawn, context)
  })

/** Last before the commit, and on disk before it: otherwise the next restore would undo it. [CONS-10] */
async function list(
  trx: Trx,
  name: typeof LEFT_MEMBERSHIPS | typeof WITHDRAWN_CONSENTS,
  ended: readonly string[],
  { services, now }: CallContext,
): Promise<void> {
  await lockDeletedList(trx)
  const at = new Date(now).toISOString()
  const lines = ended.map((id) => endingLine(id, at))
  addToList(services.config.dataDir, name, lines.join(''))
  await storeListsDigest(trx, services.config.dataDir)
}

/** Also for a deactivated institution. Does not reveal an institution in which the person never was. [CONS-8] */
function asFormer(
  given: number | string,
  { services, person }: CallContext,
  act: (trx: Trx, which: { userId: number; nid: number }) => Promise<void>,
): Promise<Outcome> {
  const { userId } = person
  return inTransaction(services.db, async (trx): Promise<Outcome> => {
    const institution = await findInstitution(trx, given)
    if (institution === null) return refuse(RESULT.notFound)
    await lockLiveAccount(trx, userId)
    const { nid } = institution
    if (!(await wasEverMember(trx, { userId, nid }))) return refuse(RESULT.notFound)
    await dropInvitation(trx, userId, nid)
    await act(trx, { userId, nid })
    return {}
  })
}

const tell = (trx: Trx, event: 'institution-left' | 'consent-withdrawn', { person, now }: CallContext) =>
  logAccess(trx, { userId: person.userId, event, deviceId: person.deviceId, now })
