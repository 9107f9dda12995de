import { writtenNumber, type NumberSigns } from '@reprieve/domain/writtenNumber.ts'

const MINUS = /^[-−–]\s*/u

/** As the person's language writes it, below zero too; null for what is no number. */
export function typedNumber(typed: string, signs: NumberSigns): number | null {
  const plain = typed.normalize('NFKC').trim()
  const number = writtenNumber(plain.replace(MINUS, ''), signs)
  return number === null || !MINUS.test(plain) ? number : 0 - number
}

export const numberText = (tag: string, value: number): string =>
  new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 10 }).format(value)
