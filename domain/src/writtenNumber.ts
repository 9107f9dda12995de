// Only what people write: Number() would also read '', '0x10', '1e9' and 'Infinity'. A comma is the decimal
// sign in four of our languages.
const WRITTEN = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/

/** A number as it was typed, never below 0; null for what is none. */
export function writtenNumber(typed: string): number | null {
  // Korean and Chinese keyboards may write full-width digits.
  const written = typed.normalize('NFKC').trim()
  return WRITTEN.test(written) ? Number(written.replace(',', '.')) : null
}
