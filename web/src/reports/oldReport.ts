/** Whole numbers from 1 only, because anybody can write an address. Null if it names no report. */
export function parseOldReportAddress(
  userId: unknown,
  oldId: unknown,
): { userId: number; num: number } | null {
  const [user, num] = [wholeNumber(userId), wholeNumber(oldId)]
  return user === null || num === null ? null : { userId: user, num }
}

const wholeNumber = (said: unknown): number | null =>
  typeof said === 'string' && /^[1-9]\d{0,14}$/.test(said) ? Number(said) : null
