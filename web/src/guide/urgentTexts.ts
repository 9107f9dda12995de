import { readArticle, type Article } from '@reprieve/content/article.ts'
import emergency from '@reprieve/content/urgent/emergency.en.md?raw'
import crisis from '@reprieve/content/urgent/help-in-a-crisis.en.md?raw'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { URGENT_FILES, type UrgentSection } from './urgentFiles.ts'

/** Both texts of D47 and their language. */
export interface UrgentTexts {
  language: Language
  texts: Readonly<Record<UrgentSection, Article>>
}

export const sectionFrom = (section: string | undefined): UrgentSection =>
  section === 'crisis' ? 'crisis' : 'emergency'

/** Part of the screen's own file, so that they are always available. */
const ENGLISH: UrgentTexts = {
  language: 'en',
  texts: { emergency: readArticle(emergency), crisis: readArticle(crisis) },
}

const asked = new Map<Language, Promise<UrgentTexts>>([['en', Promise.resolve(ENGLISH)]])

/** Longer than any device needs that has them; a very slow network is not waited for. */
const PATIENCE_MS = 3_000

/** Never fails: a person in need reads English rather than nothing, and the next call tries again. [CONT-14] */
export function urgentTexts(language: Language): Promise<UrgentTexts> {
  const known = asked.get(language)
  if (known !== undefined) return known
  const fetched = fetchTexts(language)
  const shown = inTime(fetched, PATIENCE_MS)
  asked.set(language, shown)
  fetched.then(
    (texts) => asked.set(language, Promise.resolve(texts)),
    () => asked.delete(language),
  )
  return shown
}

async function fetchTexts(language: Language): Promise<UrgentTexts> {
  const files = URGENT_FILES[language]
  const [first, second] = await Promise.all([files.emergency(), files.crisis()])
  return { language, texts: { emergency: readArticle(first.default), crisis: readArticle(second.default) } }
}

/** The loaded texts, or the English ones if loading fails or takes too long. [CONT-14] */
export async function inTime(fetched: Promise<UrgentTexts>, patienceMs: number): Promise<UrgentTexts> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<UrgentTexts>((resolve) => {
    timer = setTimeout(() => resolve(ENGLISH), patienceMs)
  })
  try {
    return await Promise.race([fetched, late])
  } catch {
    return ENGLISH
  } finally {
    clearTimeout(timer)
  }
}
