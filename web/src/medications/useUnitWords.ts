import { DOSAGE_UNITS, type DosageUnit } from '@reprieve/domain/medications/medication.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useText } from '../settings/words.tsx'

const NAMES: Record<DosageUnit, Key<'medications'>> = {
  applications: 'unitApplications',
  capsules: 'unitCapsules',
  drops: 'unitDrops',
  injections: 'unitInjections',
  mL: 'unitMilliliters',
  patches: 'unitPatches',
  puffs: 'unitPuffs',
  sprays: 'unitSprays',
  suppositories: 'unitSuppositories',
  tablets: 'unitTablets',
  units: 'unitUnits',
}

const isKnown = (unit: string): unit is DosageUnit => DOSAGE_UNITS.some((one) => one === unit)

/** In the language of the page; a unit of another client is shown as it came. */
export function useUnitWords(): (unit: string) => string {
  const text = useText('medications')
  return (unit) => (isKnown(unit) ? text(NAMES[unit]) : unit)
}
