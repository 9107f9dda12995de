import { isLanguage, type Language } from './language.ts'

// Who cannot fetch the texts cannot fetch the one that says so. These are `common.errorTranslations`.
const SENTENCE: Record<Language, string> = {
  en: 'The texts could not be loaded',
  de: 'Die Texte konnten nicht geladen werden',
  es: 'No se pudieron cargar los textos',
  fr: 'Impossible de charger les textes',
  ko: '문구를 불러오지 못했어요',
  ru: 'Не удалось загрузить тексты',
  'zh-rCN': '无法加载文字内容',
}

/** `message` is the specification's word for it, for whoever catches this; `sentence` is for the person. */
export class TextsNotLoaded extends Error {
  override readonly name = 'TextsNotLoaded'
  readonly sentence: string

  constructor(language: string, cause: unknown) {
    super('error_translations', { cause })
    this.sentence = SENTENCE[isLanguage(language) ? language : 'en']
  }
}
