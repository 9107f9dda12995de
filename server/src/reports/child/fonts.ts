import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { readFontCoverage, type HasGlyph, type LetterWidth } from './coverage.ts'
import { NO_GLYPH } from './printableText.ts'

const find = createRequire(import.meta.url)

interface Family {
  name: string
  /** The first file determines which characters the family has. */
  files: readonly [string, ...string[]]
}

const NO_GLYPH_CODE = NO_GLYPH.codePointAt(0)!
const PACKAGES = '@expo-google-fonts'

const GOLOS: Family = {
  name: 'Golos Text',
  files: [
    `${PACKAGES}/golos-text/400Regular/GolosText_400Regular.ttf`,
    `${PACKAGES}/golos-text/500Medium/GolosText_500Medium.ttf`,
    `${PACKAGES}/golos-text/600SemiBold/GolosText_600SemiBold.ttf`,
  ],
}
const NOTO: Family = {
  name: 'Noto Sans',
  files: [
    `${PACKAGES}/noto-sans/400Regular/NotoSans_400Regular.ttf`,
    `${PACKAGES}/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf`,
  ],
}
const KOREAN: Family = {
  name: 'Noto Sans KR',
  files: [
    `${PACKAGES}/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf`,
    `${PACKAGES}/noto-sans-kr/600SemiBold/NotoSansKR_600SemiBold.ttf`,
  ],
}
const CHINESE: Family = {
  name: 'Noto Sans SC',
  files: [
    `${PACKAGES}/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf`,
    `${PACKAGES}/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf`,
  ],
}

/** Han characters share codes but have regional forms: the report's language decides which font is first. [REP-49] */
const familiesFor = (language: Language): readonly Family[] =>
  language === 'ko' ? [GOLOS, NOTO, KOREAN, CHINESE] : [GOLOS, NOTO, CHINESE, KOREAN]

export interface ChosenFonts {
  families: readonly string[]
  files: readonly Buffer[]
  /** Whether any of them has the character. */
  covers: HasGlyph
  /** In the first of them that has it. */
  widthOf: LetterWidth
}

const read = (path: string): Buffer => readFileSync(find.resolve(path))

/**
 * The fonts that a report's characters need, in order: a font of ten megabytes is left out if no character needs it. If
 * a character is in none, one with the placeholder box is included.
 */
export function chooseFonts(letters: ReadonlySet<number>, language: Language): ChosenFonts {
  const tried: { family: Family; covers: HasGlyph; widthOf: LetterWidth; isNeeded: boolean }[] = []
  let left = [...letters]
  for (const family of familiesFor(language)) {
    if (tried.length > 0 && left.length === 0) break
    const { covers, widthOf } = readFontCoverage(read(family.files[0]))
    const still = left.filter((letter) => !covers(letter))
    tried.push({ family, covers, widthOf, isNeeded: tried.length === 0 || still.length < left.length })
    left = still
  }
  const box = left.length === 0 ? undefined : tried.find(({ covers }) => covers(NO_GLYPH_CODE))
  const chosen = tried.filter((one) => one.isNeeded || one === box)
  return {
    families: chosen.map(({ family }) => family.name),
    files: chosen.flatMap(({ family }) => family.files.map(read)),
    covers: (letter) => chosen.some(({ covers }) => covers(letter)),
    widthOf: (letter) => chosen.find(({ covers }) => covers(letter))?.widthOf(letter) ?? 0,
  }
}
