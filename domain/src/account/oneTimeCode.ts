const CODE_SHAPE = /^\d{6}$/

/** The six digits that were mailed, as somebody types them; null where they are none. [ACC-19] */
export function oneTimeCode(typed: string): string | null {
  // Some keyboards type wide digits, and a mail that shows "123 456" is copied with its space.
  const digits = typed.normalize('NFKC').replaceAll(/\s/g, '')
  return CODE_SHAPE.test(digits) ? digits : null
}
