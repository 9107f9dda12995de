import { CYRILLIC_CONCERN_FILES } from './concern/cyrillicFiles.ts'
import { HAN_CONCERN_FILES } from './concern/hanFiles.ts'
import { HANGUL_CONCERN_FILES } from './concern/hangulFiles.ts'
import { LATIN_CONCERN_FILES } from './concern/latinFiles.ts'

/** The word classes of the quiet tier, in all seven languages. The app loads only those of the script of a text. [SAFE-20] */
export const CONCERN_FILES = [
  ...LATIN_CONCERN_FILES,
  ...HANGUL_CONCERN_FILES,
  ...CYRILLIC_CONCERN_FILES,
  ...HAN_CONCERN_FILES,
] as const
