import { readArticle, type Article } from '@reprieve/content/article.ts'
import emergency from '@reprieve/content/urgent/emergency.en.md?raw'
import crisis from '@reprieve/content/urgent/help-in-a-crisis.en.md?raw'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { URGENT_FILES, type UrgentSection } from './urgentFiles.ts'

/** Both texts of D47, and the language that they are in. */
export interface UrgentTexts {
  language: Language
  texts: Readonly<Record<UrgentSection, Article>>
}

export const sectionFrom = (section: string | undefined): UrgentSection =>
  section === 'crisis' ? 'crisis' : 'emergency'

/** Inside the screen's own file: they are there when nothing else is. */
const ENGLISH: UrgentTexts = {
  language: 'en',
  texts: { emergency: readArticle(emergency), crisis: readArticle(crisis) },
}

const asked = new Map<Language, Promise<UrgentTexts>>([['en', Promise.resolve(ENGLISH)]])

/** Never fails: who needs help now reads English rather than nothing, and the next look tries again. [CONT-14] */
export function urgentTexts(language: Language): Promise<UrgentTexts> {
  const known = asked.get(language)
  if (known !== undefined) return known
  const fetched = fetchTexts(language)
  asked.set(language, fetched)
  return fetched
}

async function fetchTexts(language: Language): Promise<UrgentTexts> {
  try {
    const files = URGENT_FILES[language]
    const [first, second] = await Promise.all([files.emergency(), files.crisis()])
    return { language, texts: { emergency: readArticle(first.default), crisis: readArticle(second.default) } }
  } catch {
    asked.delete(language)
    return ENGLISH
  }
}
