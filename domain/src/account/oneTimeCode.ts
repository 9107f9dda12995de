const CODE_SHAPE = /^\d{6}$/

/** The six mailed digits as typed; null if they are none. [ACC-19] */
export function oneTimeCode(typed: string): string | null {
  // Some keyboards type full-width digits, and a mail that shows "123 456" is copied with its space.
  const digits = typed.normalize('NFKC').replaceAll(/\s/g, '')
  return CODE_SHAPE.test(digits) ? digits : null
}
