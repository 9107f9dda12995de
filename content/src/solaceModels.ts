/** A trained model; `scripts/solace/train.ts` makes the files. */
interface TrainedModel {
  labels: readonly string[]
  unit: number
  hashes: string
  counts: string
  weightLabels: string
  weights: string
}

/** The models of one language: what a question asks, and which passage of the guide answers it. */
export interface SolaceModel {
  questions: TrainedModel
  passages: TrainedModel
  /** Hashes of the words in the examples. */
  usedWords: string
  /** Hashes of those that very many examples have: they are the subject of none. */
  commonWords: string
  /** The fingerprint of the examples. */
  madeFrom: string
}

const MODEL_FILES: Readonly<Record<string, () => Promise<{ default: SolaceModel }>>> = {
  en: () => import('../solace/models/en.json', { with: { type: 'json' } }),
  de: () => import('../solace/models/de.json', { with: { type: 'json' } }),
  es: () => import('../solace/models/es.json', { with: { type: 'json' } }),
  fr: () => import('../solace/models/fr.json', { with: { type: 'json' } }),
  ko: () => import('../solace/models/ko.json', { with: { type: 'json' } }),
  ru: () => import('../solace/models/ru.json', { with: { type: 'json' } }),
  'zh-rCN': () => import('../solace/models/zh-rCN.json', { with: { type: 'json' } }),
}

/** Only those of the languages that a question may be in are loaded. */
export const loadSolaceModel = async (language: string): Promise<SolaceModel> =>
  (await MODEL_FILES[language]!()).default
