import { isPack } from '@reprieve/domain/purchases/products.ts'
import type { JWT } from 'google-auth-library'
import * as z from 'zod'
import type { GooglePlay, Product } from '../../configOfStores.ts'
import type { Line, Receipt, Store, StoreWord } from './store.ts'

const SCOPE = 'https://www.googleapis.com/auth/androidpublisher'
const APPLICATIONS = 'https://androidpublisher.googleapis.com/androidpublisher/v3/applications'

/** In these the store says that our own account or app is not right: the purchase may be. */
const OUR_FAULTS = ['applicationNotFound', 'projectNotLinked', 'permissionDenied', 'forbidden', 'authError']
const REFUSALS = [400, 404, 410]

const fault = z.object({
  error: z.object({ code: z.number(), errors: z.array(z.object({ reason: z.string() })).optional() }),
})
const once = z.object({
  purchaseState: z.int().default(0),
  consumptionState: z.int().default(0),
  acknowledgementState: z.int().default(0),
})
const subscription = z.object({
  subscriptionState: z.string(),
  acknowledgementState: z.string().optional(),
  lineItems: z
    .array(z.object({ productId: z.string(), expiryTime: z.iso.datetime().optional() }))
    .default([]),
})

const BOUGHT = 0
const CANCELLED = 1

type Told = { is: 'told'; body: unknown } | { is: 'invalid' } | { is: 'away' }

/** Google Play: a token names a purchase, and Google is asked what became of it. */
export function openGooglePlay(play: GooglePlay, products: readonly Product[], line: Line): Store {
  let account: JWT | undefined

  async function accessToken(): Promise<string> {
    // Loaded with the first purchase: it is a good part of a start.
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

  async function ask(path: string, method: 'GET' | 'POST' = 'GET'): Promise<Told> {
    try {
      const address = `${APPLICATIONS}/${encodeURIComponent(play.packageName)}/purchases/${path}`
      const answer = await line.send(address, {
        method,
        headers: { authorization: `Bearer ${await accessToken()}` },
        redirect: 'manual',
        signal: AbortSignal.timeout(line.limitMs),
      })
      const text = await answer.text()
      const body: unknown = text === '' ? {} : JSON.parse(text)
      if (answer.status === 200 || answer.status === 204) return { is: 'told', body }
      return { is: isRefusal(answer.status, body) ? 'invalid' : 'away' }
    } catch {
      // No line, no answer in time, or no JSON. The error is dropped: it may quote the address, and that holds the token.
      return { is: 'away' }
    }
  }

  return {
    async verify(receipt, now) {
      const kind = products.find(({ id }) => id === receipt.productId)?.kind
      if (kind === undefined || isPathStep(receipt.token)) return { is: 'invalid' }
      const told = await ask(placeOf(receipt, kind))
      if (told.is !== 'told') return told
      return kind === 'subscription'
        ? termOf(told.body, receipt, now)
        : boughtOf(told.body, receipt, { kind, now })
    },
    async settle(receipt, kind) {
      const told = await ask(placeOf(receipt, kind))
      if (told.is !== 'told') return false
      const path = settlingPath(told.body, receipt, kind)
      return path === null || (await ask(path, 'POST')).is === 'told'
    },
  }
}

/** These alone are no names in an address, however they are written. */
const isPathStep = (token: string): boolean => /^\.{1,2}$/.test(token)

const isRefusal = (status: number, body: unknown): boolean => {
  const { error } = fault.safeParse(body).data ?? {}
  if (error?.code !== status || !REFUSALS.includes(status)) return false
  return !(error.errors ?? []).some(({ reason }) => OUR_FAULTS.includes(reason))
}

function placeOf({ token, productId }: Receipt, kind: Product['kind']): string {
  const name = encodeURIComponent(token)
  if (kind === 'subscription') return `subscriptionsv2/tokens/${name}`
  return `products/${encodeURIComponent(productId)}/tokens/${name}`
}

interface Sold {
  kind: Product['kind']
  now: number
}

/** The token is Google's own name of the purchase, and of all terms of a subscription. */
function boughtOf(body: unknown, { token: id }: Receipt, { kind, now }: Sold): StoreWord {
  const state = once.safeParse(body).data?.purchaseState
  if (state === BOUGHT) return { is: 'valid', id, kind, until: null }
  // Otherwise it waits for cash at a counter, which may take days.
  return state === CANCELLED ? { is: 'ended', id, kind, until: now } : { is: 'away' }
}

function termOf(body: unknown, { token: id, productId }: Receipt, now: number): StoreWord {
  const told = subscription.safeParse(body).data
  if (told === undefined || told.subscriptionState === 'SUBSCRIPTION_STATE_PENDING') return { is: 'away' }
  // Of one that was never paid no line has an end.
  const ends = told.lineItems.flatMap((line) =>
    line.productId === productId && line.expiryTime !== undefined ? [Date.parse(line.expiryTime)] : [],
  )
  if (ends.length === 0) return { is: 'invalid' }
  const until = Math.max(...ends)
  return { is: until > now ? 'valid' : 'ended', id, kind: 'subscription', until }
}

/** Null: Google has heard it already. */
function settlingPath(body: unknown, receipt: Receipt, kind: Product['kind']): string | null {
  const { token, productId } = receipt
  if (kind === 'subscription') {
    const isOpen = subscription.safeParse(body).data?.acknowledgementState === 'ACKNOWLEDGEMENT_STATE_PENDING'
    const names = `${encodeURIComponent(productId)}/tokens/${encodeURIComponent(token)}`
    return isOpen ? `subscriptions/${names}:acknowledge` : null
  }
  const told = once.safeParse(body).data
  if (isPack(kind)) return told?.consumptionState === 1 ? null : `${placeOf(receipt, kind)}:consume`
  return told?.acknowledgementState === 1 ? null : `${placeOf(receipt, kind)}:acknowledge`
}
