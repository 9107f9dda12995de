import { helpSectionText, type HelpSection } from '@reprieve/content/help.ts'
import { foldWord } from '@reprieve/domain/catalogue/fold.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { USER_GUIDE_FILES, type TextFile } from '../../reading/userGuideFiles.ts'

export type HelpPage = 'userGuide' | 'faq'

/** One import per text: the bundler makes a chunk of each, and the service worker caches the language in use. */
export const HELP_FILES: Record<HelpPage, Record<Language, TextFile>> = {
  userGuide: USER_GUIDE_FILES,
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

/** The sections that contain every typed word, in their order; all sections if nothing was typed. */
export function findSections(sections: readonly HelpSection[], typed: string): readonly HelpSection[] {
  const wanted = foldWord(typed)
    .split(' ')
    .filter((word) => word !== '')
  return sections.filter((section) => {
    const words = foldWord(helpSectionText(section))
    return wanted.every((word) => words.includes(word))
  })
}
