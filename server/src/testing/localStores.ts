import { generateKeyPairSync } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StoreNetwork } from '../outside/stores/store.ts'

/** The ways in which a store can fail to answer; `up`: it answers. */
export const STORE_FAILURES = [
  'busy',
  'limited',
  'unauthorized',
  'page',
  'cut',
  'empty',
  'blank',
  'silent',
] as const
type Mood = 'up' | (typeof STORE_FAILURES)[number]

interface AppleTransaction {
  transactionId: string
  originalTransactionId: string
  productId: string
  expiresDate?: number
  revocationDate?: number
  /** Set while a failed card is retried. */
  gracePeriodExpiresDate?: number
}

/** Google Play and the App Store on one local port. */
export interface LocalStores {
  line: StoreNetwork
  mood: Mood
  /** For Google's token address; `refused`: our account is no longer valid. */
  tokenMood: Mood | 'refused'
  /** Refuses acknowledgements, but answers questions. */
  isDeaf: boolean
  /** Method and path of the requests, without the host. */
  requests: string[]
  /** By token: the response in Google's format. */
  google: Map<string, Record<string, unknown>>
  apple: AppleTransaction[]
  close(): Promise<void>
}

export const PACKAGE = 'org.reprieve.app'
const LIMIT_MS = 1_000

const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const elliptic = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** A server that sells in both stores. */
export const STORE_ENV = {
  GOOGLE_PLAY_PACKAGE: PACKAGE,
  GOOGLE_PLAY_CLIENT_EMAIL: 'reprieve@example.org',
  GOOGLE_PLAY_PRIVATE_KEY: rsa.privateKey,
  APPLE_STORE_BUNDLE_ID: PACKAGE,
  APPLE_STORE_APP_ID: '1',
  APPLE_STORE_ISSUER_ID: 'issuer',
  APPLE_STORE_KEY_ID: 'key',
  APPLE_STORE_PRIVATE_KEY: elliptic.privateKey,
  PRODUCT_PRO: 'pro',
  PRODUCT_SUBSCRIPTION: 'monthly',
  PRODUCT_CREDITS_1: 'one',
  PRODUCT_CREDITS_3: 'three',
  PRODUCT_CREDITS_5: 'five',
}

/** A receipt of an older app: it contains the number of one transaction somewhere. */
export function receiptWithTransaction(transactionId: string): string {
  const digits = Buffer.from(transactionId)
  const head = [0x30, 0, 2, 2, 0x06, 0xa7, 2, 1, 1, 4, digits.length + 2, 0x0c, digits.length]
  return Buffer.concat([Buffer.alloc(500, 0xa7), Buffer.from(head), digits]).toString('base64')
}

export async function startLocalStores(): Promise<LocalStores> {
  const stores: LocalStores = {
    line: { limitMs: LIMIT_MS, send: (input, init) => fetch(hereFor(input), init) },
    mood: 'up',
    tokenMood: 'up',
    isDeaf: false,
    requests: [],
    google: new Map(),
    apple: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stores')
    request.resume()
    if (pathname === '/oauth2.googleapis.com/token') return giveToken(stores.tokenMood, response)
    const path = pathname.slice(pathname.indexOf('/', 1))
    stores.requests.push(`${request.method} ${path}`)
    if (stores.mood !== 'up') return sulk(response, stores.mood)
    if (stores.isDeaf && request.method === 'POST') return sulk(response, 'busy')
    if (pathname.startsWith('/androidpublisher')) return google(stores, path, response)
    // Purchases of Apple's own sandbox are known only to another host.
    if (!pathname.startsWith('/api.storekit.apple.com/')) return json(response, 404, {})
    return apple(stores, { path, query: searchParams }, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const hereFor = (input: string | URL | Request): string => {
    const { host, pathname, search } = new URL(input instanceof Request ? input.url : input)
    return `http://127.0.0.1:${port}/${host}${pathname}${search}`
  }
  return stores
}

const TOKEN = { access_token: 'access', token_type: 'Bearer', expires_in: 3_600 }

function giveToken(mood: LocalStores['tokenMood'], to: ServerResponse): void {
  if (mood === 'refused') return json(to, 400, { error: 'invalid_grant' })
  return mood === 'up' ? json(to, 200, TOKEN) : sulk(to, mood)
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function sulk(response: ServerResponse, mood: Exclude<Mood, 'up'>): void {
  if (mood === 'busy') return json(response, 503, { error: { code: 503 } })
  if (mood === 'limited') return json(response, 429, { errorCode: 4_290_000, error: { code: 429 } })
  if (mood === 'unauthorized') return json(response, 401, { error: { code: 401 } })
  if (mood === 'page') return void response.writeHead(200).end('<html>Sign in to the network</html>')
  if (mood === 'empty') return json(response, 200, {})
  if (mood === 'blank') return void response.writeHead(200).end()
  if (mood === 'cut') return void response.writeHead(200).write('{"purch', () => response.destroy())
}

function google({ google: known }: LocalStores, path: string, to: ServerResponse): void {
  const [token = '', act] = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)).split(':')
  const purchase = known.get(token)
  if (purchase === undefined || !path.includes(`/${PACKAGE}/`)) {
    return json(to, 404, { error: { code: 404, errors: [{ reason: 'purchaseTokenNotFound' }] } })
  }
  if (act === undefined) return json(to, 200, purchase)
  const isSubscription = 'subscriptionState' in purchase
  const state = isSubscription ? 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED' : 1
  known.set(token, { ...purchase, [act === 'consume' ? 'consumptionState' : 'acknowledgementState']: state })
  to.writeHead(204).end()
}

const signed = (payload: object): string =>
  `e30.${Buffer.from(JSON.stringify({ bundleId: PACKAGE, ...payload })).toString('base64url')}.e30`

const PAGE = 20

interface AppleRequest {
  path: string
  query: URLSearchParams
}

function apple({ apple: known }: LocalStores, { path, query }: AppleRequest, to: ServerResponse): void {
  const id = path.slice(path.lastIndexOf('/') + 1)
  const first = known.find(({ transactionId }) => transactionId === id)
  const all = known.filter(({ originalTransactionId }) => originalTransactionId === id)
  if (first === undefined && all.length === 0) return json(to, 404, { errorCode: 4_040_010 })
  if (path.includes('/transactions/')) return json(to, 200, { signedTransactionInfo: signed(first ?? {}) })
  if (path.includes('/history/')) {
    return json(to, 200, transactionHistory(known, query))
  }
  const latest = all.at(-1) ?? first!
  const { gracePeriodExpiresDate, ...last } = latest
  const term = {
    originalTransactionId: id,
    status: subscriptionStatus(latest),
    signedTransactionInfo: signed(last),
    signedRenewalInfo: signed({ gracePeriodExpiresDate }),
  }
  return json(to, 200, { data: [{ subscriptionGroupIdentifier: '1', lastTransactions: [term] }] })
}

/** The newest first, twenty per page. */
function transactionHistory(known: readonly AppleTransaction[], query: URLSearchParams): object {
  const wanted = query.getAll('productId')
  const matching = known.filter(({ productId }) => wanted.length === 0 || wanted.includes(productId))
  const from = Number(query.get('revision') ?? 0)
  return {
    signedTransactions: matching
      .toReversed()
      .slice(from, from + PAGE)
      .map(signed),
    hasMore: matching.length > from + PAGE,
    revision: String(from + PAGE),
  }
}

/** Apple's numbers: 1 live, 2 over, 4 in the grace period, 5 revoked. */
function subscriptionStatus({
  expiresDate = 0,
  revocationDate,
  gracePeriodExpiresDate,
}: Partial<AppleTransaction>): number {
  if (revocationDate !== undefined) return 5
  if (expiresDate > Date.now()) return 1
  return gracePeriodExpiresDate === undefined ? 2 : 4
}
