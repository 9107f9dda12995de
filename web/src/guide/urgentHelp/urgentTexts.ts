import { readArticle, type Article } from '@reprieve/content/article.ts'
import emergency from '@reprieve/content/urgent/emergency.en.md?raw'
import crisis from '@reprieve/content/urgent/help-in-a-crisis.en.md?raw'
import type { Language } from '@reprieve/domain/settings/language.ts'

export type UrgentSection = 'emergency' | 'crisis'

type File = () => Promise<{ default: string }>

/** One entry per text, all cached by the service worker: any language may be needed on this device. [CONT-14] */
const URGENT_FILES: Record<Language, Record<UrgentSection, File>> = {
  en: {
    emergency: () => import('@reprieve/content/urgent/emergency.en.md?raw'),
    crisis: () => import('@reprieve/content/urgent/help-in-a-crisis.en.md?raw'),
  },
  de: {
    emergency: () => import('@reprieve/content/urgent/emergency.de.md?raw'),
    crisis: () => import('@reprieve/content/urgent/help-in-a-crisis.de.md?raw'),
  },
  es: {
    emergency: () => import('@reprieve/content/urgent/emergency.es.md?raw'),
    crisis: () => import('@reprieve/content/urgent/help-in-a-crisis.es.md?raw'),
  },
  fr: {
    emergency: () => import('@reprieve/content/urgent/emergency.fr.md?raw'),
    crisis: () => import('@reprieve/content/urgent/help-in-a-crisis.fr.md?raw'),
  },
  ko: {
    emergency: () => import('@reprieve/content/urgent/emergency.ko.md?raw'),
    crisis: () => import('@reprieve/content/urgent/help-in-a-crisis.ko.md?raw'),
  },
  ru: {
    emergency: () => import('@reprieve/content/urgent/emergency.ru.md?raw'),
    crisis: () => import('@reprieve/content/urgent/help-in-a-crisis.ru.md?raw'),
  },
  'zh-rCN': {
    emergency: () => import('@reprieve/content/urgent/emergency.zh-rCN.md?raw'),
    crisis: () => import('@reprieve/content/urgent/help-in-a-crisis.zh-rCN.md?raw'),
  },
}

/** Both texts of D47 and their language. */
export interface UrgentTexts {
  language: Language
  texts: Readonly<Record<UrgentSection, Article>>
}

export const parseUrgentSection = (section: string | undefined): UrgentSection =>
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
export function loadUrgentTexts(language: Language): Promise<UrgentTexts> {
  const known = asked.get(language)
  if (known !== undefined) return known
  const fetched = fetchTexts(language)
  const shown = withEnglishFallback(fetched, PATIENCE_MS)
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
export async function withEnglishFallback(
  fetched: Promise<UrgentTexts>,
  patienceMs: number,
): Promise<UrgentTexts> {
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
