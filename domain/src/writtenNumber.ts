/** How numbers are written where the person is: 1,440.5 or 1.440,5 or 1 440,5. */
export interface NumberSigns {
  decimal: Sign
  /** Null where it is a space or an apostrophe, which are no decimal sign anywhere: everybody may write those. */
  group: Sign | null
}

type Sign = '.' | ','

const asSign = (sign: string | undefined): Sign | null => (sign === '.' || sign === ',' ? sign : null)

/** As the language and the region of this tag have them. */
export function numberSigns(tag: string): NumberSigns {
  // A long one: in Spanish a number of four digits stands without any sign.
  const parts = new Intl.NumberFormat(tag).formatToParts(12_345_678.5)
  const signOf = (type: 'decimal' | 'group'): Sign | null =>
    asSign(parts.find((part) => part.type === type)?.value)
  return { decimal: signOf('decimal') ?? '.', group: signOf('group') }
}

/** Only what people write: Number() would also read '', '0x10', '1e9' and 'Infinity'. */
const PLAIN = /^(?:\d+(?:\.\d*)?|\.\d+)$/

const BY_SPACES = /^[1-9]\d{0,2}(?:[ '’]\d{3})+(?![\d '’])/
const BY_SIGN: Record<Sign, RegExp> = {
  '.': /^[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])/,
  ',': /^[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/,
}
const LIKE_THOUSANDS = /^0*[1-9]\d*[.,]\d{3}$/

/**
 * A number as it was typed, never below 0; null for what is none. Three digits behind a sign are thousands where the
 * language sets thousands apart by it, and a fraction where it is the language's decimal sign; where it is neither
 * nobody can tell, and a guess would be wrong by a thousand. Any other number of digits is a fraction by either sign:
 * a keyboard often has only one of them.
 */
export function writtenNumber(typed: string, { decimal, group }: NumberSigns): number | null {
  // Korean and Chinese keyboards may write full-width digits; narrow and no-break spaces become plain ones by this.
  const grouped = typed.normalize('NFKC').trim()
  const written = grouped
    .replace(group === null ? BY_SPACES : BY_SIGN[group], withoutSigns)
    .replace(BY_SPACES, withoutSigns)
  const isUnclear = LIKE_THOUSANDS.test(written) && !written.includes(decimal)
  const plain = written.replace(',', '.')
  return isUnclear || !PLAIN.test(plain) ? null : Number(plain)
}

const withoutSigns = (digits: string): string => digits.replaceAll(/\D/g, '')
