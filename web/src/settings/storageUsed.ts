import { storageEstimate } from '../device/browserStorage.ts'

/** The bytes that this site stores here, as the browser rounds them; null if it does not say (D56). [SET-16] */
export async function storageUsed(storage?: Pick<StorageManager, 'estimate'>): Promise<number | null> {
  const usage = (await storageEstimate(storage))?.usage
  return usage === undefined || !Number.isFinite(usage) || usage < 0 ? null : usage
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000

/** "12 MB", and never "0 kB": something is always stored. */
export function sizeText(bytes: number, tag: string): string {
  const steps = UNITS.findLastIndex((_, power) => bytes >= STEP ** (power + 1))
  const power = Math.max(steps, 0)
  const amount = Math.max(bytes / STEP ** (power + 1), 1)
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: UNITS[power] ?? UNITS[0],
    maximumSignificantDigits: 2,
  }).format(amount)
}
