import { DOSAGE_UNITS, type DosageUnit } from '@reprieve/domain/medications/medication.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { Key } from '@reprieve/locales/words.ts'

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

/** A unit of another client is shown as it came. */
export const unitWords =
  (text: Text<'medications'>) =>
  (unit: string): string =>
    isKnown(unit) ? text(NAMES[unit]) : unit

/** "1 tablet", "0.5 tablets"; the same for units of another client, as well as it goes. */
export const unitCounts =
  (text: Text<'medications'>, tag: string) =>
  (amount: number, unit: string): string =>
    isKnown(unit) ? text(COUNTS[unit], { 0: amount }) : `${new Intl.NumberFormat(tag).format(amount)} ${unit}`
