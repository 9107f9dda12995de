import { joinJamo } from './jamo.ts'
import { toSimplifiedHan } from './simplifiedHan.ts'

const UNSEEN = /[\p{M}\p{Cf}\u115f\u1160]+/gu

const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
}

/**
 * Normalises texts and phrases for comparison: removes case, accents, invisible characters, wide and ornamental forms
 * and traditional characters, and joins separated Hangul letters. [SAFE-4]
 */
export const normaliseText = (text: string): string =>
  toSimplifiedHan(
    joinJamo(text)
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(UNSEEN, '')
      .normalize('NFC')
      .replaceAll(/[ßœæøłıđ]/g, (letter) => SPELLED[letter] ?? letter),
  )
