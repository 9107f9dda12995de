/** What an institution gives its members of the plans. */
export type Sponsored = 'none' | 'pro' | 'subscriber'

/** An institution as it is named: in an address everything is text. */
export type InstitutionName = { is: 'number'; nid: number } | { is: 'slug'; slug: string }

const SLUG = /^[a-z](?:[a-z0-9-]{0,58}[a-z0-9])$/

/** What a person takes for themselves stands in the place of an institution. */
const RESERVED: readonly string[] = ['self']

/** The short name of a new institution. With a letter in front it is never taken for a number. [INST-1] */
export const isSlug = (text: string): boolean => SLUG.test(text) && !RESERVED.includes(text)

const NAME_MAX = 200

/** Line ends, and marks that turn the order of letters: they would turn our own words around the name as well. */
const NOT_IN_NAMES = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** Of an institution or a study, as it stands in sentences, headings and letters. [INST-25] */
export const isName = (name: string): boolean =>
  name.length <= NAME_MAX && /[\p{L}\p{N}]/u.test(name) && !NOT_IN_NAMES.test(name)

/** Null: nothing could have that name. [INST-1] */
export function institutionNameFrom(given: number | string): InstitutionName | null {
  const text = String(given).trim().toLowerCase()
  if (/^\d{1,15}$/.test(text)) return { is: 'number', nid: Number(text) }
  return SLUG.test(text) ? { is: 'slug', slug: text } : null
}

/**
 * What an institution says in its own words. The list is closed: none of them stands in place of a text of ours, so that
 * nobody's words on safety, prices or consent are another's. [INST-13]
 */
export const INSTITUTION_KEYS = [
  'landingTitle',
  'landingText',
  'consentText',
  'primaryIdLabel',
  'painServiceTitle',
  'painServiceText',
  'contactText',
] as const

export type InstitutionKey = (typeof INSTITUTION_KEYS)[number]
export type InstitutionTexts = Partial<Record<InstitutionKey, string>>

export const INSTITUTION_TEXT_MAX = 4_000

const RANK: Record<Sponsored, number> = { none: 0, pro: 1, subscriber: 2 }

/** Of several institutions the best counts. [INST-11] */
export const bestSponsored = (all: readonly Sponsored[]): Sponsored =>
  all.reduce((best, one) => (RANK[one] > RANK[best] ? one : best), 'none')
