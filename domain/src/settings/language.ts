export const LANGUAGES = ['en', 'de', 'es', 'fr', 'ko', 'ru', 'zh-rCN'] as const
export type Language = (typeof LANGUAGES)[number]

export const FALLBACK_LANGUAGE: Language = 'en'

/**
 * By the primary language tag. Chinese of any script or region: Simplified is the only one we have, and closer to its
 * readers than English.
 */
const BY_PRIMARY_TAG = new Map<string, Language>([
  ['en', 'en'],
  ['de', 'de'],
  ['es', 'es'],
  ['fr', 'fr'],
  ['ko', 'ko'],
  ['ru', 'ru'],
  ['zh', 'zh-rCN'],
])

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

function languageOfTag(tag: string): Language | null {
  const primary = tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return BY_PRIMARY_TAG.get(primary) ?? null
}

/** Anybody can write a header: reads no more than a browser with all languages selected would send. */
const LONGEST_HEADER = 1_000
const MOST_CHOICES = 50

interface Choice {
  tag: string
  weight: number
}

function choiceFrom(part: string): Choice | null {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  if (tag === '') return null
  const q = parameters.find((parameter) => /^q\s*=/i.test(parameter))
  if (q === undefined) return { tag, weight: 1 }
  const weight = Number(q.slice(q.indexOf('=') + 1).trim())
  // An unreadable weight does not drop the language: it only ranks below readable ones.
  return { tag, weight: weight >= 0 && weight <= 1 ? weight : 0.001 }
}

/**
 * D3: the first language that we support, by weight and then by position; English if we support none of them; null if
 * the header is missing or empty, for which the caller returns 101.
 */
export function pickLanguage(header: string | undefined): Language | null {
  if (header === undefined) return null
  const choices = header
    .slice(0, LONGEST_HEADER)
    .split(',', MOST_CHOICES)
    .map(choiceFrom)
    .filter((choice) => choice !== null)
  if (choices.length === 0) return null

  const wanted = choices.filter((choice) => choice.weight > 0).sort((a, b) => b.weight - a.weight)
  for (const { tag } of wanted) {
    const language = languageOfTag(tag)
    if (language !== null) return language
  }
  return FALLBACK_LANGUAGE
}

/** For Intl, `lang=` and FHIR: Intl refuses zh-rCN (D3). */
export const intlTag = (language: Language): string => (language === 'zh-rCN' ? 'zh-Hans-CN' : language)
