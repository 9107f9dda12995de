import type { AppStoreServerAPIClient } from '@apple/app-store-server-library'
import * as z from 'zod'
import type { AppleStore } from '../../storesConfig.ts'
import { appleClient, appleFault, signedPayload } from './appleClient.ts'
import { transactionIdFromToken, transactionIdFromReceipt } from './appleReceipt.ts'
import { withTimeLimit } from './timeLimit.ts'
import type { StorePurchase, StoreNetwork, StoreQuestion, StoreReceipt, Store, StoreAnswer } from './store.ts'

const transaction = z.object({
  transactionId: z.string(),
  originalTransactionId: z.string(),
  bundleId: z.string(),
  productId: z.string(),
  expiresDate: z.number().optional(),
  revocationDate: z.number().optional(),
})
type Transaction = z.infer<typeof transaction>

const renewal = z.object({ gracePeriodExpiresDate: z.number().optional() })

/** Of twenty each, the newest first: enough for all purchases of one pack since a device last sent any. */
const MOST_PAGES = 5

/** A token from a device names a transaction but proves nothing: Apple is asked, and only its answer counts. */
export function openAppleStore(store: AppleStore, line: StoreNetwork): Store {
  let client: Promise<AppStoreServerAPIClient> | undefined

  return {
    async verify(receipt, question) {
      try {
        client ??= appleClient(store, line)
        const word = wordOn(await client, { ...question, receipt, store })
        return await withTimeLimit(word, AbortSignal.timeout(line.limitMs))
      } catch (error) {
        return { is: appleFault(error) }
      }
    },
    /** Apple is told by the device itself. */
    settle: async () => true,
  }
}

interface AppleQuestion extends StoreQuestion {
  receipt: StoreReceipt
  store: AppleStore
}

async function wordOn(client: AppStoreServerAPIClient, question: AppleQuestion): Promise<StoreAnswer> {
  const { receipt, kind, store, now } = question
  const named = await findTransactions(client, receipt)
  const ours = named.filter(
    ({ bundleId, productId }) => bundleId === store.bundleId && productId === receipt.productId,
  )
  const [newest] = ours
  if (newest === undefined) return { is: 'invalid' }
  if (kind === 'subscription') return lastTerm(client, newest, now)
  // For equal ids the newest counts: a restored Pro.
  const byId = new Map(
    ours.toReversed().map((one) => [purchaseId(one, kind), purchaseFromTransaction(one, kind)]),
  )
  const words = [...byId.values()]
  return words.length === 1 ? words[0]! : { is: 'several', words }
}

/** A restored Pro has another transaction id on a new device; each pack is a new purchase. */
const purchaseId = (
  { originalTransactionId, transactionId }: Transaction,
  kind: StoreQuestion['kind'],
): string => (kind === 'pro' ? originalTransactionId : transactionId)

function purchaseFromTransaction(transaction: Transaction, kind: StoreQuestion['kind']): StorePurchase {
  const id = purchaseId(transaction, kind)
  const { revocationDate } = transaction
  return revocationDate === undefined
    ? { is: 'valid', id, kind, until: null }
    : { is: 'ended', id, kind, until: revocationDate }
}

/** Each renewal is its own transaction: the one that a device has kept may be years old. */
async function lastTerm(
  client: AppStoreServerAPIClient,
  { originalTransactionId: id }: Transaction,
  now: number,
): Promise<StoreAnswer> {
  const { data = [] } = await client.getAllSubscriptionStatuses(id)
  const last = data
    .flatMap(({ lastTransactions = [] }) => lastTransactions)
    .find(({ originalTransactionId }) => originalTransactionId === id)
  const { expiresDate, revocationDate } = transaction.parse(signedPayload(last?.signedTransactionInfo))
  const grace = renewal.safeParse(optionalPayload(last?.signedRenewalInfo)).data?.gracePeriodExpiresDate
  const until = revocationDate ?? Math.max(expiresDate ?? 0, grace ?? 0)
  // A term without an end cannot be interpreted.
  if (until === 0) return { is: 'away' }
  return { is: until > now ? 'valid' : 'ended', id, kind: 'subscription', until }
}

const optionalPayload = (signed: string | undefined): unknown =>
  signed === undefined ? {} : signedPayload(signed)

/** The newest first. */
async function findTransactions(
  client: AppStoreServerAPIClient,
  receipt: StoreReceipt,
): Promise<Transaction[]> {
  const exact = transactionIdFromToken(receipt.token)
  if (exact !== null) {
    const { signedTransactionInfo } = await client.getTransactionInfo(exact)
    return [transaction.parse(signedPayload(signedTransactionInfo))]
  }
  const some = transactionIdFromReceipt(receipt.token)
  return some === null ? [] : readTransactionHistory(client, some, receipt.productId)
}

/** A receipt of an older app lists all purchases: two packs may have been bought before it was sent. [BUY-27] */
async function readTransactionHistory(
  client: AppStoreServerAPIClient,
  some: string,
  productId: string,
): Promise<Transaction[]> {
  const { GetTransactionHistoryVersion, Order } = await import('@apple/app-store-server-library')
  const search = { productIds: [productId], sort: Order.DESCENDING }
  const transactions: Transaction[] = []
  let page: string | null = null
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const response = await client.getTransactionHistory(some, page, search, GetTransactionHistoryVersion.V2)
    // An empty response does not mean that there are no purchases.
    const { signedTransactions, hasMore, revision } = history.parse(response)
    transactions.push(...signedTransactions.map((signed) => transaction.parse(signedPayload(signed))))
    if (hasMore !== true || revision === undefined) break
    page = revision
  }
  return transactions
}

const history = z.object({
  signedTransactions: z.array(z.string()),
  hasMore: z.boolean().optional(),
  revision: z.string().optional(),
})
