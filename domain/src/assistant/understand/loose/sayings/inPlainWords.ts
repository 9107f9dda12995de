import { CHINESE_SAYINGS } from './chinese.ts'
import { ENGLISH_SAYINGS } from './english.ts'
import { withForgottenInPlainWords } from './forgottenAtDoctor.ts'
import { FRENCH_SAYINGS } from './french.ts'
import { GERMAN_SAYINGS } from './german.ts'
import { KOREAN_SAYINGS } from './korean.ts'
import { RUSSIAN_SAYINGS } from './russian.ts'
import { replaceSayings, type Saying } from './saying.ts'
import { SPANISH_SAYINGS } from './spanish.ts'

/** People mix languages in one question, so all of them are looked for. */
const SAYINGS: readonly Saying[] = [
  ...ENGLISH_SAYINGS,
  ...GERMAN_SAYINGS,
  ...SPANISH_SAYINGS,
  ...FRENCH_SAYINGS,
  ...RUSSIAN_SAYINGS,
  ...KOREAN_SAYINGS,
  ...CHINESE_SAYINGS,
]

/** What people mean by a saying, in plain words. [ASST-296, ASST-312] */
export function inPlainWords(question: string): string {
  const text = withForgottenInPlainWords(replaceSayings(question, SAYINGS), question)
  return text.trim() === '' ? question : text
}
