import type { Say } from '../../say.ts'
import { sameName } from '../../writtenName.ts'
import { STRENGTH_UNITS, type StrengthUnit } from '../medication.ts'
import type { MedicationStrength } from '../strength.ts'

const NAMES = {
  '%': 'strengthPercent',
  µg: 'strengthMicrogram',
  g: 'strengthGram',
  mg: 'strengthMilligram',
} as const satisfies Record<StrengthUnit, string>

export type StrengthKey = (typeof NAMES)[StrengthUnit]

export interface StrengthWords {
  /** 2.5/30, with the language's separators. */
  number: (strength: string) => string
  /** In the page's language; unknown units of other clients unchanged. */
  unit: (unit: string) => string
  /** "500 mg" */
  whole: (strength: MedicationStrength) => string
}

export function strengthWords(text: Say<StrengthKey>, tag: string): StrengthWords {
  const format = new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 6 })
  const number = (strength: string): string =>
    strength
      .split('/')
      .map((part) => (PLAIN.test(part) ? format.format(Number(part)) : part))
      .join('/')
  const unit = (unit: string): string => {
    // There are two characters for micro.
    const known = STRENGTH_UNITS.find((one) => sameName(one, unit))
    return known === undefined ? unit : text(NAMES[known])
  }
  return {
    number,
    unit,
    whole: ({ strength, strengthUnits }) => `${number(strength)} ${unit(strengthUnits)}`,
  }
}

const PLAIN = /^\d+(?:\.\d+)?$/
