import { joinJamo } from './jamo.ts'
import { simplified } from './simplified.ts'

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
 * Letters as they compare, in a text and in the phrases that are looked for in it: without case, accents, what nobody
 * sees, wide and ornamental forms, traditional characters, and letters of Hangul that were pulled apart. [SAFE-4]
 */
export const plainText = (text: string): string =>
  simplified(
    joinJamo(text)
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(UNSEEN, '')
      .normalize('NFC')
      .replaceAll(/[ßœæøłıđ]/g, (letter) => SPELLED[letter] ?? letter),
  )
