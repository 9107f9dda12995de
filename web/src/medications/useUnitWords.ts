import { DOSAGE_UNITS, type DosageUnit } from '@reprieve/domain/medications/medication.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
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

const COUNTS: Record<DosageUnit, Key<'medications'>> = {
  applications: 'countApplications',
  capsules: 'countCapsules',
  drops: 'countDrops',
  injections: 'countInjections',
  mL: 'countMilliliters',
  patches: 'countPatches',
  puffs: 'countPuffs',
  sprays: 'countSprays',
  suppositories: 'countSuppositories',
  tablets: 'countTablets',
  units: 'countUnits',
}

const isKnown = (unit: string): unit is DosageUnit => DOSAGE_UNITS.some((one) => one === unit)

/** In the language of the page; a unit of another client is shown as it came. */
export function useUnitWords(): (unit: string) => string {
  const text = useText('medications')
  return (unit) => (isKnown(unit) ? text(NAMES[unit]) : unit)
}

/** "1 tablet", "0.5 tablets"; the same for units of another client, as well as it goes. */
export function useUnitCounts(): (amount: number, unit: string) => string {
  const text = useText('medications')
  const tag = useFormatTag()
  return (amount, unit) =>
    isKnown(unit) ? text(COUNTS[unit], { 0: amount }) : `${new Intl.NumberFormat(tag).format(amount)} ${unit}`
}
