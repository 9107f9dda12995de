import type { AppStoreServerAPIClient } from '@apple/app-store-server-library'
import * as z from 'zod'
import type { AppleStore, Product } from '../../configOfStores.ts'
import { appleClient, appleFault, signedPayload } from './appleClient.ts'
import type { Line, Receipt, Store, StoreWord } from './store.ts'

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

/** What a device sends names a transaction and proves nothing: Apple is asked, and only its answer counts. */
export function openAppleStore(store: AppleStore, products: readonly Product[], line: Line): Store {
  let client: Promise<AppStoreServerAPIClient> | undefined

  return {
    async verify(receipt, now) {
      const kind = products.find(({ id }) => id === receipt.productId)?.kind
      if (kind === undefined) return { is: 'invalid' }
      try {
        client ??= appleClient(store, line)
        return await wordOn(await client, { receipt, kind, store, now })
      } catch (error) {
        return { is: appleFault(error) }
      }
    },
    /** Apple wants to hear it from the device alone. */
    settle: async () => true,
  }
}

interface Asked {
  receipt: Receipt
  kind: Product['kind']
  store: AppleStore
  now: number
}

async function wordOn(client: AppStoreServerAPIClient, asked: Asked): Promise<StoreWord> {
  const { receipt, kind, store, now } = asked
  const found = await transactionOf(client, receipt)
  if (found === null) return { is: 'invalid' }
  if (found.bundleId !== store.bundleId || found.productId !== receipt.productId) return { is: 'invalid' }
  if (kind === 'subscription') return lastTerm(client, found, now)
  // Pro comes back under another number on a new device; a pack is bought anew each time.
  const id = kind === 'pro' ? found.originalTransactionId : found.transactionId
  const { revocationDate } = found
  return revocationDate === undefined
    ? { is: 'valid', id, kind, until: null }
    : { is: 'ended', id, kind, until: revocationDate }
}

/** Each renewal is a transaction of its own: the one that a device has kept may be of years ago. */
async function lastTerm(
  client: AppStoreServerAPIClient,
  { originalTransactionId: id }: Transaction,
  now: number,
): Promise<StoreWord> {
  const { data = [] } = await client.getAllSubscriptionStatuses(id)
  const last = data
    .flatMap(({ lastTransactions = [] }) => lastTransactions)
    .find(({ originalTransactionId }) => originalTransactionId === id)
  const { expiresDate, revocationDate } = transaction.parse(signedPayload(last?.signedTransactionInfo))
  const grace = renewal.safeParse(optionalPayload(last?.signedRenewalInfo)).data?.gracePeriodExpiresDate
  const until = revocationDate ?? Math.max(expiresDate ?? 0, grace ?? 0)
  return { is: until > now ? 'valid' : 'ended', id, kind: 'subscription', until }
}

const optionalPayload = (signed: string | undefined): unknown =>
  signed === undefined ? {} : signedPayload(signed)

async function transactionOf(client: AppStoreServerAPIClient, receipt: Receipt): Promise<Transaction | null> {
  const exact = exactlyNamed(receipt.token)
  if (exact !== null) {
    const { signedTransactionInfo } = await client.getTransactionInfo(exact)
    return transaction.parse(signedPayload(signedTransactionInfo))
  }
  const some = namedInReceipt(receipt.token)
  if (some === null) return null
  const { GetTransactionHistoryVersion, Order } = await import('@apple/app-store-server-library')
  // A receipt of an older app holds all that was ever bought: of this product it brings the newest.
  const asked = { productIds: [receipt.productId], sort: Order.DESCENDING }
  const version = GetTransactionHistoryVersion.V2
  const { signedTransactions = [] } = await client.getTransactionHistory(some, null, asked, version)
  const [newest] = signedTransactions
  return newest === undefined ? null : transaction.parse(signedPayload(newest))
}

const NUMBER = /^\d{1,40}$/

/** By its bare number, or as StoreKit 2 signs a transaction. */
function exactlyNamed(token: string): string | null {
  if (NUMBER.test(token)) return token
  try {
    const { transactionId } = transaction.pick({ transactionId: true }).parse(signedPayload(token))
    return NUMBER.test(transactionId) ? transactionId : null
  } catch {
    return null
  }
}

/** Attribute 1703 of a purchase in a receipt: its type, a version, and the number of the transaction as a text. */
const ATTRIBUTE = /020206a70201..04..(?:0c|16)..((?:3\d){1,40})/

/**
 * Looked for by its bytes: Apple's own reader goes over a receipt as often as it has parts, and one that somebody made
 * up for that would hold the whole server for minutes. It is a name to ask by, and nothing more.
 */
function namedInReceipt(receipt: string): string | null {
  const digits = ATTRIBUTE.exec(Buffer.from(receipt, 'base64').toString('hex'))?.[1]
  return digits === undefined ? null : Buffer.from(digits, 'hex').toString('latin1')
}
