import type { Language } from '../settings/language.ts'

/** Whose numbers are shown. A guess always says its country beside the number; a choice does not need to. */
export interface HelpCountry {
  /** Two capital letters; null where nobody knows. */
  code: string | null
  isGuessed: boolean
}

/** The countries that a language is spoken in and that we have numbers for, the largest first. [SAFE-17] */
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
  /** Chosen on Urgent help, on this device; empty for "none of these", null where nobody chose. */
  chosen: string | null
  /** As the profile has it; empty where it has none. */
  profile: string
  /** As the browser is set, most wanted first: `de-AT`, `ko`. */
  tags: readonly string[]
  language: Language
  /** The countries that there are numbers for. */
  known: readonly string[]
}

/**
 * The choice of the person first, then the profile, then a guess from the region of the browser's language. An address
 * on the network is never asked: it is often wrong, and it would tell a server that somebody needs help. [SAFE-17]
 */
export function helpCountry({ chosen, profile, tags, language, known }: CountryFacts): HelpCountry {
  if (chosen !== null) return { code: chosen === '' ? null : chosen, isGuessed: false }
  if (profile !== '') return { code: profile, isGuessed: false }
  const regions = tags.map(regionOf).filter((region) => region !== null && known.includes(region))
  const own = regions.find((region) => region !== null && OWN_COUNTRIES[language].includes(region))
  const code = own ?? regions[0] ?? null
  return { code, isGuessed: code !== null }
}

/** The two letters of a country in a tag: `zh-Hans-CN` is CN, `es-419` is none. */
function regionOf(tag: string): string | null {
  const region = tag
    .split(/[-_]/)
    .slice(1)
    .find((part) => /^[A-Za-z]{2}$/.test(part))
  return region?.toUpperCase() ?? null
}

/** For a list to choose from: the language's own countries first, the others by their names. [SAFE-17] */
export function countriesToChoose(
  known: readonly string[],
  language: Language,
  compare: (one: string, other: string) => number,
): { own: readonly string[]; others: readonly string[] } {
  const own = OWN_COUNTRIES[language].filter((code) => known.includes(code))
  const others = [...new Set(known)].filter((code) => !own.includes(code)).toSorted(compare)
  return { own, others }
}
