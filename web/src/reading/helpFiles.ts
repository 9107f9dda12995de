import type { HelpPage } from '@reprieve/content/help.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'

/** A text of a chunk of its own, loaded when it is read. */
export type TextFile = () => Promise<{ default: string }>

/** The help pages: their screens show them, and Solace quotes them. The service worker caches the language in use. */
export const HELP_FILES: Record<HelpPage, Record<Language, TextFile>> = {
  userGuide: {
    en: () => import('@reprieve/content/help/user-guide/en.md?raw'),
    de: () => import('@reprieve/content/help/user-guide/de.md?raw'),
    es: () => import('@reprieve/content/help/user-guide/es.md?raw'),
    fr: () => import('@reprieve/content/help/user-guide/fr.md?raw'),
    ko: () => import('@reprieve/content/help/user-guide/ko.md?raw'),
    ru: () => import('@reprieve/content/help/user-guide/ru.md?raw'),
    'zh-rCN': () => import('@reprieve/content/help/user-guide/zh-rCN.md?raw'),
  },
  faq: {
    en: () => import('@reprieve/content/help/faq/en.md?raw'),
    de: () => import('@reprieve/content/help/faq/de.md?raw'),
    es: () => import('@reprieve/content/help/faq/es.md?raw'),
    fr: () => import('@reprieve/content/help/faq/fr.md?raw'),
    ko: () => import('@reprieve/content/help/faq/ko.md?raw'),
    ru: () => import('@reprieve/content/help/faq/ru.md?raw'),
    'zh-rCN': () => import('@reprieve/content/help/faq/zh-rCN.md?raw'),
  },
}
