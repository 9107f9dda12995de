import { isCreditPack } from '@reprieve/domain/purchases/products.ts'
import type { JWT } from 'google-auth-library'
import * as z from 'zod'
import type { GooglePlay, Product } from '../../storesConfig.ts'
import { withTimeLimit } from './timeLimit.ts'
import type { StoreNetwork, StoreQuestion, StoreReceipt, Store, StoreAnswer } from './store.ts'

const SCOPE = 'https://www.googleapis.com/auth/androidpublisher'
const APPLICATIONS = 'https://androidpublisher.googleapis.com/androidpublisher/v3/applications'

/** Errors about our own account or app: the purchase may still be valid. */
const OUR_FAULTS = ['applicationNotFound', 'projectNotLinked', 'permissionDenied', 'forbidden', 'authError']
const REFUSALS = [400, 404, 410]

const fault = z.object({
  error: z.object({ code: z.number(), errors: z.array(z.object({ reason: z.string() })).optional() }),
})
/** The state is required, so that an empty response is not taken for a purchase. */
const once = z.object({
  purchaseState: z.int(),
  consumptionState: z.int().default(0),
  acknowledgementState: z.int().default(0),
})
const subscription = z.object({
  subscriptionState: z.string(),
  acknowledgementState: z.string().optional(),
  pausedStateContext: z.object({ autoResumeTime: z.iso.datetime().optional() }).optional(),
  lineItems: z
    .array(z.object({ productId: z.string(), expiryTime: z.iso.datetime().optional() }))
    .default([]),
})

const BOUGHT = 0
const CANCELLED = 1

type GoogleAnswer = { is: 'told'; body: unknown } | { is: 'invalid' } | { is: 'away' }

/** Google Play: a token names a purchase, and Google is asked for its state. */
export function openGooglePlay(play: GooglePlay, line: StoreNetwork): Store {
  let account: JWT | undefined

  async function accessToken(): Promise<string> {
    // Loaded with the first purchase, to keep the start fast.
    const { JWT: ServiceAccount } = await import('google-auth-library')
    account ??= new ServiceAccount({
      email: play.clientEmail,
      key: play.privateKey,
      scopes: [SCOPE],
      transporterOptions: { fetchImplementation: line.send, timeout: line.limitMs },
    })
    const { token } = await account.getAccessToken()
    if (typeof token !== 'string') throw new Error('no token')
    return token
  }

  async function ask(path: string, method: 'GET' | 'POST' = 'GET'): Promise<GoogleAnswer> {
    try {
      const address = `${APPLICATIONS}/${encodeURIComponent(play.packageName)}/purchases/${path}`
      // One limit for both: by itself the library requests its token three times, each for as long as this.
      const signal = AbortSignal.timeout(line.limitMs)
      const answer = await line.send(address, {
        method,
        headers: { authorization: `Bearer ${await withTimeLimit(accessToken(), signal)}` },
        redirect: 'manual',
        signal,
      })
      const text = await answer.text()
      // Google's response is empty only for a POST.
      const body: unknown = text === '' && method === 'POST' ? {} : JSON.parse(text)
      if (answer.status === 200 || answer.status === 204) return { is: 'told', body }
      return { is: isRefusal(answer.status, body) ? 'invalid' : 'away' }
    } catch {
      // Offline, no response in time, or no JSON. The error is dropped: it may quote the URL, which contains the token.
      return { is: 'away' }
    }
  }

  return {
    async verify(receipt, question) {
      if (isPathStep(receipt.token)) return { is: 'invalid' }
      const response = await ask(purchasePath(receipt, question.kind))
      if (response.is !== 'told') return response
      return question.kind === 'subscription'
        ? readSubscriptionTerm(response.body, receipt, question.now)
        : readPurchase(response.body, receipt, question)
    },
    async settle(receipt, kind) {
      const response = await ask(purchasePath(receipt, kind))
      if (response.is !== 'told') return false
      const path = settlingPath(response.body, receipt, kind)
      return path === null || (await ask(path, 'POST')).is === 'told'
    },
  }
}

/** These would change the path of the URL, even encoded. */
const isPathStep = (token: string): boolean => /^\.{1,2}$/.test(token)

const isRefusal = (status: number, body: unknown): boolean => {
  const { error } = fault.safeParse(body).data ?? {}
  if (error?.code !== status || !REFUSALS.includes(status)) return false
  return !(error.errors ?? []).some(({ reason }) => OUR_FAULTS.includes(reason))
}

function purchasePath({ token, productId }: StoreReceipt, kind: Product['kind']): string {
  const name = encodeURIComponent(token)
  if (kind === 'subscription') return `subscriptionsv2/tokens/${name}`
  return `products/${encodeURIComponent(productId)}/tokens/${name}`
}

/** The token is Google's own id of the purchase, and of all terms of a subscription. */
function readPurchase(body: unknown, { token: id }: StoreReceipt, { kind, now }: StoreQuestion): StoreAnswer {
  const state = once.safeParse(body).data?.purchaseState
  if (state === BOUGHT) return { is: 'valid', id, kind, until: null }
  // Otherwise it waits for a cash payment, which may take days.
  return state === CANCELLED ? { is: 'ended', id, kind, until: now } : { is: 'away' }
}

function readSubscriptionTerm(
  body: unknown,
  { token: id, productId }: StoreReceipt,
  now: number,
): StoreAnswer {
  const state = subscription.safeParse(body).data
  if (state === undefined || state.subscriptionState === 'SUBSCRIPTION_STATE_PENDING') return { is: 'away' }
  // A subscription that was never paid has no end in any line.
  const ends = state.lineItems.flatMap((line) =>
    line.productId === productId && line.expiryTime !== undefined ? [Date.parse(line.expiryTime)] : [],
  )
  if (ends.length === 0) return { is: 'invalid' }
  const until = Math.max(...ends)
  if (until > now) return { is: 'valid', id, kind: 'subscription', until }
  const resumes = state.pausedStateContext?.autoResumeTime
  return {
    is: 'ended',
    id,
    kind: 'subscription',
    until,
    ...(resumes !== undefined && { resumesAt: Date.parse(resumes) }),
  }
}

/** Null: Google already has the acknowledgement. */
function settlingPath(body: unknown, receipt: StoreReceipt, kind: Product['kind']): string | null {
  const { token, productId } = receipt
  if (kind === 'subscription') {
    const isOpen = subscription.safeParse(body).data?.acknowledgementState === 'ACKNOWLEDGEMENT_STATE_PENDING'
    const names = `${encodeURIComponent(productId)}/tokens/${encodeURIComponent(token)}`
    return isOpen ? `subscriptions/${names}:acknowledge` : null
  }
  const purchase = once.safeParse(body).data
  if (isCreditPack(kind))
    return purchase?.consumptionState === 1 ? null : `${purchasePath(receipt, kind)}:consume`
  return purchase?.acknowledgementState === 1 ? null : `${purchasePath(receipt, kind)}:acknowledge`
}
