/** The separators of the person's region: 1,440.5 or 1.440,5 or 1 440,5. */
export interface NumberSigns {
  decimal: Sign
  /** Null for a space or an apostrophe, which are no decimal separator anywhere: those are always accepted. */
  group: Sign | null
}

type Sign = '.' | ','

const asSign = (sign: string | undefined): Sign | null => (sign === '.' || sign === ',' ? sign : null)

/** The separators of this locale. */
export function numberSigns(tag: string): NumberSigns {
  // A long number: Spanish writes four digits without a separator.
  const parts = new Intl.NumberFormat(tag).formatToParts(12_345_678.5)
  const signOf = (type: 'decimal' | 'group'): Sign | null =>
    asSign(parts.find((part) => part.type === type)?.value)
  return { decimal: signOf('decimal') ?? '.', group: signOf('group') }
}

/** Only what people type: Number() would also accept '', '0x10', '1e9' and 'Infinity'. */
const PLAIN = /^(?:\d+(?:\.\d*)?|\.\d+)$/

const BY_SPACES = /^[1-9]\d{0,2}(?:[ '’]\d{3})+(?![\d '’])/
const BY_SIGN: Record<Sign, RegExp> = {
  '.': /^[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])/,
  ',': /^[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/,
}
const LIKE_THOUSANDS = /^0*[1-9]\d*[.,]\d{3}$/

/**
 * Parses a typed number, never below 0; null if it is none. Three digits after a sign are thousands if it is the
 * language's group separator, and a fraction if it is its decimal separator; otherwise the result is null, because a
 * guess could be wrong by a factor of a thousand. Any other number of digits is a fraction with either sign: a keyboard
 * often has only one of them.
 */
export function writtenNumber(typed: string, { decimal, group }: NumberSigns): number | null {
  // Korean and Chinese keyboards may type full-width digits; this also makes narrow and no-break spaces plain.
  const grouped = typed.normalize('NFKC').trim()
  const written = grouped
    .replace(group === null ? BY_SPACES : BY_SIGN[group], withoutSigns)
    .replace(BY_SPACES, withoutSigns)
  const isUnclear = LIKE_THOUSANDS.test(written) && !written.includes(decimal)
  const plain = written.replace(',', '.')
  return isUnclear || !PLAIN.test(plain) ? null : Number(plain)
}

const withoutSigns = (digits: string): string => digits.replaceAll(/\D/g, '')
