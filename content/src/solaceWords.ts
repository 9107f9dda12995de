/** The everyday words of one language: phrases by topic, by turn of phrase and by part of the app. */
export interface SolaceWords {
  topics: Readonly<Record<string, readonly string[]>>
  asks: Readonly<Record<string, readonly string[]>>
  app: Readonly<Record<string, readonly string[]>>
  periods: Readonly<Record<string, readonly string[]>>
  fillers: readonly string[]
  /** Ordinary words that look like a misspelt phrase. */
  others: readonly string[]
  /** Common misspellings and what they mean. */
  spellings: Readonly<Record<string, string>>
}

const WORD_FILES: Readonly<Record<string, () => Promise<{ default: SolaceWords }>>> = {
  en: () => import('../solace/thesaurus/en.json', { with: { type: 'json' } }),
  de: () => import('../solace/thesaurus/de.json', { with: { type: 'json' } }),
  es: () => import('../solace/thesaurus/es.json', { with: { type: 'json' } }),
  fr: () => import('../solace/thesaurus/fr.json', { with: { type: 'json' } }),
  ko: () => import('../solace/thesaurus/ko.json', { with: { type: 'json' } }),
  ru: () => import('../solace/thesaurus/ru.json', { with: { type: 'json' } }),
  'zh-rCN': () => import('../solace/thesaurus/zh-rCN.json', { with: { type: 'json' } }),
}

/** About fifty kilobytes for each language: only those that a question may be in are loaded. */
export const loadSolaceWords = async (language: string): Promise<SolaceWords> =>
  (await WORD_FILES[language]!()).default
