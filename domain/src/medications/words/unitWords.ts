import type { Say } from '../../say.ts'
import { DOSAGE_UNITS, type DosageUnit } from '../medication.ts'

const NAMES = {
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
} as const satisfies Record<DosageUnit, string>

const COUNTS = {
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
} as const satisfies Record<DosageUnit, string>

type NameKey = (typeof NAMES)[DosageUnit]
export type CountKey = (typeof COUNTS)[DosageUnit]
export type UnitKey = NameKey | CountKey

const isKnown = (unit: string): unit is DosageUnit => DOSAGE_UNITS.some((one) => one === unit)

/** Unknown units of other clients are shown unchanged. */
export const unitWords =
  (text: Say<NameKey>) =>
  (unit: string): string =>
    isKnown(unit) ? text(NAMES[unit]) : unit

/** "1 tablet", "0.5 tablets"; unknown units are written without plural forms. */
export const unitCounts =
  (text: Say<CountKey>, tag: string) =>
  (amount: number, unit: string): string =>
    isKnown(unit) ? text(COUNTS[unit], { 0: amount }) : `${new Intl.NumberFormat(tag).format(amount)} ${unit}`
