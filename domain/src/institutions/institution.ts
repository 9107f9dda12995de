/** The plan that an institution pays for its members. */
export type SponsoredPlan = 'none' | 'pro' | 'subscriber'

/** How an institution is referred to: in a URL everything is text. */
export type InstitutionName = { is: 'number'; nid: number } | { is: 'slug'; slug: string }

const SLUG = /^[a-z](?:[a-z0-9-]{0,58}[a-z0-9])$/

/** Reserved: 'self' stands for the person's own choice. */
const RESERVED: readonly string[] = ['self']

/**
 * Whether this may be a new institution's short name. It starts with a letter, so it is never taken for a number.
 * [INST-1]
 */
export const isSlug = (text: string): boolean => SLUG.test(text) && !RESERVED.includes(text)

const NAME_MAX = 200

/** Line breaks and direction marks: these would also reorder our own words around the name. */
const NOT_IN_NAMES = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** Whether this may be the name of an institution or a study, as used in sentences, headings and letters. [INST-25] */
export const isName = (name: string): boolean =>
  name.length <= NAME_MAX && /[\p{L}\p{N}]/u.test(name) && !NOT_IN_NAMES.test(name)

/** Null: no institution can have that name. [INST-1] */
export function institutionNameFrom(given: number | string): InstitutionName | null {
  const text = String(given).trim().toLowerCase()
  if (/^\d{1,15}$/.test(text)) return { is: 'number', nid: Number(text) }
  return SLUG.test(text) ? { is: 'slug', slug: text } : null
}

/**
 * Texts that an institution may write. The list is closed: none replaces a text of ours, so that safety, prices and
 * consent are always in our own words. [INST-13]
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

const RANK: Record<SponsoredPlan, number> = { none: 0, pro: 1, subscriber: 2 }

/** Of several institutions the best plan counts. [INST-11] */
export const bestSponsoredPlan = (all: readonly SponsoredPlan[]): SponsoredPlan =>
  all.reduce((best, one) => (RANK[one] > RANK[best] ? one : best), 'none')
