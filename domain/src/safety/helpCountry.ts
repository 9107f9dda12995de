import type { Language } from '../settings/language.ts'

/** The country whose numbers are shown. A guess always shows its country beside the number; a choice need not. */
export interface HelpCountry {
  /** Two capital letters; null if unknown. */
  code: string | null
  isGuessed: boolean
}

/** The countries of a language for which we have numbers, largest first. [SAFE-17] */
export const OWN_COUNTRIES: Readonly<Record<Language, readonly string[]>> = {
  en: ['US', 'CA', 'GB', 'IE', 'AU', 'NZ'],
  de: ['DE', 'AT', 'CH'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  ko: ['KR'],
  ru: ['RU'],
  'zh-rCN': ['CN'],
}

interface CountryFacts {
  /** Chosen on Urgent help, on this device; empty for "none of these", null without a choice. */
  chosen: string | null
  /** From the profile; empty if it has none. */
  profile: string
  /** The browser's languages, preferred first: `de-AT`, `ko`. */
  tags: readonly string[]
  language: Language
  /** The countries that have numbers. */
  known: readonly string[]
}

/**
 * The person's choice first, then the profile, then a guess from the browser's language region. The IP address is never
 * looked up: it is often wrong, and would reveal to a server that a person needs help. [SAFE-17]
 */
export function helpCountry({ chosen, profile, tags, language, known }: CountryFacts): HelpCountry {
  if (chosen !== null) return { code: chosen === '' ? null : chosen, isGuessed: false }
  if (profile !== '') return { code: profile, isGuessed: false }
  const regions = tags.map(regionOf).filter((region) => region !== null && known.includes(region))
  const own = regions.find((region) => region !== null && OWN_COUNTRIES[language].includes(region))
  const code = own ?? regions[0] ?? null
  return { code, isGuessed: code !== null }
}

/** The country code in a language tag: `zh-Hans-CN` gives CN, `es-419` none. */
function regionOf(tag: string): string | null {
  const region = tag
    .split(/[-_]/)
    .slice(1)
    .find((part) => /^[A-Za-z]{2}$/.test(part))
  return region?.toUpperCase() ?? null
}

/** For a list of countries: the language's own first, the others by name. [SAFE-17] */
export function countriesToChoose(
  known: readonly string[],
  language: Language,
  compare: (one: string, other: string) => number,
): { own: readonly string[]; others: readonly string[] } {
  const own = OWN_COUNTRIES[language].filter((code) => known.includes(code))
  const others = [...new Set(known)].filter((code) => !own.includes(code)).toSorted(compare)
  return { own, others }
}
