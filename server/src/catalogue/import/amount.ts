/** A number as it is kept: a point, and no zero that says nothing; null where it is none, or none to take. */
export function plainAmount(written: string): string | null {
  if (!/^\d*\.?\d+$|^\d+\.$/.test(written)) return null
  const amount = Number(written)
  const plain = String(amount)
  return amount > 0 && /^[\d.]+$/.test(plain) ? plain : null
}

/** How files write the units of a strength, and how they are kept. What else there is has no place in a profile. */
const UNITS = new Map([
  ['mg', 'mg'],
  ['mcg', 'µg'],
  ['ug', 'µg'],
  ['g', 'g'],
  ['gm', 'g'],
  ['%', '%'],
])

/** Of one dose of it: a tablet, a puff, a patch by the hour. */
const PER_DOSE = new Set(['', '1', 'h', 'hr', 'actuat'])

/** "mg/1" is told for one tablet, "mg/mL" for a liquid; null for what can be said in neither way. */
export function strengthUnits(written: string): { units: string; isPerMl: boolean } | null {
  const [amount = '', per = ''] = written.toLowerCase().split('/')
  const units = UNITS.get(amount)
  if (units === undefined || !(PER_DOSE.has(per) || per === 'ml')) return null
  return { units, isPerMl: per === 'ml' }
}
