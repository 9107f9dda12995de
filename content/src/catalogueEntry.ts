export type CatalogueNames = Readonly<Record<CatalogueLanguage, string>>
export type CatalogueLanguage = 'en' | 'de' | 'es' | 'fr' | 'ko' | 'ru' | 'zh-rCN'
export type CatalogueWords = Readonly<Partial<Record<CatalogueLanguage, readonly string[]>>>

/** Its id and its number are assigned once, never change and are never reused (D30). */
export interface CatalogueCondition {
  key: string
  id: string
  fid: number
  names: CatalogueNames
  synonyms: CatalogueWords
  /** Only if it is certain. */
  icd10: string | null
  group: string
  icon: string
  /** Offered to everybody at the start. */
  sample: boolean
}

export interface CatalogueMedication {
  key: string
  id: string
  nid: number
  names: CatalogueNames
  /** In English; more than one component makes it a mixture (D41). */
  components: readonly string[]
  synonyms: CatalogueWords
  brands: readonly string[]
  /** For a mixture with one number per component: 500/30. */
  strengths: readonly string[]
  strengthUnits: string
  dosageUnits: string
  otherDosageUnits: readonly string[]
  class: string
  opioid: boolean
  otc: boolean
  /** Offered to everybody at the start. */
  common: boolean
}
