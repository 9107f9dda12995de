import { AREA_FILES, type BrowserArea } from './areaFiles.ts'
import type { Language } from './language.ts'
import type { Messages } from './words.ts'

/** Every text that the browser shows in one language, as it is written, arguments and plurals included. */
export type AllMessages = Partial<Record<BrowserArea, Messages>>

/** For the server, which gives them to clients that bring none: in the browser this would fetch all areas at once. */
export async function allMessages(language: Language): Promise<AllMessages> {
  const files = Object.entries(AREA_FILES).map(
    async ([area, load]) => [area, (await load(language)).default] as const,
  )
  return Object.fromEntries(await Promise.all(files))
}
