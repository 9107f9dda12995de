import { writtenNumber, type NumberSigns } from '@reprieve/domain/writtenNumber.ts'

const MINUS = /^[-−–]\s*/u

/** A number in the format of the person's language, also negative; null if it is not one. */
export function parseTypedNumber(typed: string, signs: NumberSigns): number | null {
  const plain = typed.normalize('NFKC').trim()
  const number = writtenNumber(plain.replace(MINUS, ''), signs)
  return number === null || !MINUS.test(plain) ? number : 0 - number
}

export const numberText = (tag: string, value: number): string =>
  new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 10 }).format(value)
