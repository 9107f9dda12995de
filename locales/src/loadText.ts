import type { AreaFile, BrowserArea } from './areaFiles.ts'
import { isLanguage, type Language } from './language.ts'
import { formatText } from './say.ts'
import { START_AREA_FILES } from './startAreaFiles.ts'
import { TextsNotLoaded } from './textsNotLoaded.ts'
import type { Key, Messages, Values } from './words.ts'

export type Text<A extends BrowserArea> = (key: Key<A>, values?: Values) => string

/** For the browser: one area in one language, with English behind it. Rejects with `TextsNotLoaded` alone. */
export async function loadText<A extends BrowserArea>(language: Language, area: A): Promise<Text<A>> {
  const [messages, english] = await Promise.all([ownMessages(language, area), englishMessages(area)])
  const voices = { language, messages, english }
  return (key, values) => formatText(voices, key, values)
}

async function fileOf(area: BrowserArea, language: Language): Promise<AreaFile> {
  const load = START_AREA_FILES[area] ?? (await import('./areaFiles.ts')).AREA_FILES[area]
  return load(language)
}

async function ownMessages(language: Language, area: BrowserArea): Promise<Messages> {
  // A choice that was kept or sent may be any word by now, and in Node a path made of it could lead anywhere.
  if (!isLanguage(language)) throw new TextsNotLoaded(language, new Error('module-not-found'))
  try {
    return (await fileOf(area, language)).default
  } catch (cause) {
    throw new TextsNotLoaded(language, cause)
  }
}

async function englishMessages(area: BrowserArea): Promise<Messages> {
  try {
    return (await fileOf(area, 'en')).default
  } catch {
    // It only stands behind the language. Who is offline with a whole German page must not lose it for want of English.
    return {}
  }
}
