import * as z from 'zod'
import { CannotStart } from './cannotStart.ts'

const word = z.string().max(300)
const key = z.string().max(10_000)
// The price is the operator's own text, shown unchanged: 'pro_upgrade', or 'pro_upgrade;12.99 €'. Earlier ids of the
// product follow after a comma: 'pro_2026,pro_upgrade;12.99 €'.
const product = z
  .string()
  .max(300)
  .regex(/^[^;,\s]+(,[^;,\s]+)*(;.+)?$/, { error: 'an id, or id,olderId;price' })

/** D52: the operator's accounts with the app stores, and what is sold there. */
export const storeEnvironment = {
  APPLE_STORE_BUNDLE_ID: word.optional(),
  APPLE_STORE_APP_ID: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  APPLE_STORE_ISSUER_ID: word.optional(),
  APPLE_STORE_KEY_ID: word.optional(),
  APPLE_STORE_PRIVATE_KEY: key.optional(),
  GOOGLE_PLAY_PACKAGE: word.optional(),
  GOOGLE_PLAY_CLIENT_EMAIL: word.optional(),
  GOOGLE_PLAY_PRIVATE_KEY: key.optional(),
  PRODUCT_PRO: product.optional(),
  PRODUCT_SUBSCRIPTION: product.optional(),
  PRODUCT_CREDITS_1: product.optional(),
  PRODUCT_CREDITS_3: product.optional(),
  PRODUCT_CREDITS_5: product.optional(),
}

type StoreEnvironment = z.infer<z.ZodObject<typeof storeEnvironment>>

const APPLE = {
  bundleId: 'APPLE_STORE_BUNDLE_ID',
  appId: 'APPLE_STORE_APP_ID',
  issuerId: 'APPLE_STORE_ISSUER_ID',
  keyId: 'APPLE_STORE_KEY_ID',
  privateKey: 'APPLE_STORE_PRIVATE_KEY',
} as const satisfies Record<string, keyof StoreEnvironment>

const GOOGLE = {
  packageName: 'GOOGLE_PLAY_PACKAGE',
  clientEmail: 'GOOGLE_PLAY_CLIENT_EMAIL',
  privateKey: 'GOOGLE_PLAY_PRIVATE_KEY',
} as const satisfies Record<string, keyof StoreEnvironment>

const PRODUCTS = [
  ['pro', 'PRODUCT_PRO'],
  ['subscription', 'PRODUCT_SUBSCRIPTION'],
  ['credits1', 'PRODUCT_CREDITS_1'],
  ['credits3', 'PRODUCT_CREDITS_3'],
  ['credits5', 'PRODUCT_CREDITS_5'],
] as const satisfies readonly (readonly [string, keyof StoreEnvironment])[]

export type AppleStore = Record<keyof typeof APPLE, string>
export type GooglePlay = Record<keyof typeof GOOGLE, string>

export interface Product {
  kind: (typeof PRODUCTS)[number][0]
  id: string
  /** No longer sold, but earlier buyers may still redeem them. [BUY-24] */
  olderIds: readonly string[]
  price: string | null
}

export interface StoreConfig {
  stores: { apple: AppleStore | null; google: GooglePlay | null }
  products: readonly Product[]
}

export const storeConfig = (given: StoreEnvironment): StoreConfig => ({
  stores: { apple: wholeOrNone(APPLE, given), google: wholeOrNone(GOOGLE, given) },
  products: readProducts(given),
})

/** A half-configured store would take money in the app, but the server could not find out what was bought. */
function wholeOrNone<Part extends string>(
  names: Readonly<Record<Part, keyof StoreEnvironment>>,
  given: StoreEnvironment,
): Record<Part, string> | null {
  const parts = Object.keys(names) as Part[]
  const missing = parts.map((part) => names[part]).filter((name) => given[name] === undefined)
  if (missing.length === parts.length) return null
  if (missing.length > 0) {
    throw new CannotStart(
      `A store is set up in part: set ${missing.join(', ')} as well, or leave all of it out.`,
    )
  }
  return Object.fromEntries(parts.map((part) => [part, inLines(given[names[part]] ?? '')])) as Record<
    Part,
    string
  >
}

/** A key has many lines, but most places that store variables allow only one. */
const inLines = (given: string): string => given.replaceAll('\\n', '\n')

function readProducts(given: StoreEnvironment): Product[] {
  const products = PRODUCTS.flatMap(([kind, name]): Product[] => {
    const [names, ...price] = given[name]?.split(';') ?? []
    const [id, ...olderIds] = names?.split(',') ?? []
    if (id === undefined) return []
    return [{ kind, id, olderIds, price: price.length === 0 ? null : price.join(';').trim() }]
  })
  const ids = products.flatMap(({ id, olderIds }) => [id, ...olderIds])
  const doubled = ids.find((id, at) => ids.indexOf(id) !== at)
  if (doubled !== undefined) {
    throw new CannotStart(`Two products have the id ${doubled}: each PRODUCT_ variable needs its own.`)
  }
  return products
}
