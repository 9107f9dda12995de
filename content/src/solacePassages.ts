/** Translations of the passages that Solace quotes, and of the titles of their articles. The guide itself is in English. */
export interface PassageTexts {
  titles: Readonly<Record<string, string>>
  passages: Readonly<Record<string, string>>
}

const PASSAGE_FILES: Readonly<Record<string, () => Promise<{ default: PassageTexts }>>> = {
  de: () => import('../solace/passageTexts/de.json', { with: { type: 'json' } }),
  es: () => import('../solace/passageTexts/es.json', { with: { type: 'json' } }),
  fr: () => import('../solace/passageTexts/fr.json', { with: { type: 'json' } }),
  ko: () => import('../solace/passageTexts/ko.json', { with: { type: 'json' } }),
  ru: () => import('../solace/passageTexts/ru.json', { with: { type: 'json' } }),
  'zh-rCN': () => import('../solace/passageTexts/zh-rCN.json', { with: { type: 'json' } }),
}

/** Null for English. */
export const loadPassageTexts = async (language: string): Promise<PassageTexts | null> =>
  (await PASSAGE_FILES[language]?.())?.default ?? null
