import type { Language } from '@reprieve/domain/settings/language.ts'

/** A text of a chunk of its own, loaded when it is read. */
export type TextFile = () => Promise<{ default: string }>

/** The user guide: its page shows it, and Solace quotes it. */
export const USER_GUIDE_FILES: Record<Language, TextFile> = {
  en: () => import('@reprieve/content/help/user-guide/en.md?raw'),
  de: () => import('@reprieve/content/help/user-guide/de.md?raw'),
  es: () => import('@reprieve/content/help/user-guide/es.md?raw'),
  fr: () => import('@reprieve/content/help/user-guide/fr.md?raw'),
  ko: () => import('@reprieve/content/help/user-guide/ko.md?raw'),
  ru: () => import('@reprieve/content/help/user-guide/ru.md?raw'),
  'zh-rCN': () => import('@reprieve/content/help/user-guide/zh-rCN.md?raw'),
}
