/** A number in its stored form: with a point, and without redundant zeros; null if it is invalid or not positive. */
export function plainAmount(written: string): string | null {
  if (!/^\d*\.?\d+$|^\d+\.$/.test(written)) return null
  const amount = Number(written)
  const plain = String(amount)
  return amount > 0 && /^[\d.]+$/.test(plain) ? plain : null
}

/** Units of strengths in the files, and their stored form. A profile has no other units. */
const UNITS = new Map([
  ['mg', 'mg'],
  ['mcg', 'µg'],
  ['ug', 'µg'],
  ['g', 'g'],
  ['gm', 'g'],
  ['%', '%'],
])

/** Per dose: a tablet, a puff, an hour of a patch. */
const PER_DOSE = new Set(['', '1', 'h', 'hr', 'actuat'])

/** "mg/1" is the strength of one tablet, "mg/mL" of a liquid; null for anything else. */
export function strengthUnits(written: string): { units: string; isPerMl: boolean } | null {
  const [amount = '', per = ''] = written.toLowerCase().split('/')
  const units = UNITS.get(amount)
  if (units === undefined || !(PER_DOSE.has(per) || per === 'ml')) return null
  return { units, isPerMl: per === 'ml' }
}
