import type { Language } from './language.ts'
import { say } from './say.ts'
import type { Key, Messages, Values } from './words.ts'

interface File {
  default: Messages
}

// One line for each area that the browser shows: the bundler makes one small file of each language from it, and
// the browser fetches only what it speaks. A path with the area left open would ship the server's words too.
const FILES = {
  shell: (language: Language): Promise<File> =>
    import(`../${language}/shell.json`, { with: { type: 'json' } }),
}

type BrowserArea = keyof typeof FILES
export type Text<A extends BrowserArea> = (key: Key<A>, values?: Values) => string

/** For the browser: one area in one language, with English behind it. */
export async function loadText<A extends BrowserArea>(language: Language, area: A): Promise<Text<A>> {
  const [own, english] = await Promise.all([FILES[area](language), FILES[area]('en')])
  const voices = { language, messages: own.default, english: english.default }
  return (key, values) => say(voices, key, values)
}
