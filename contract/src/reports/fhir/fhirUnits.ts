import {
  DOSAGE_UNITS,
  STRENGTH_UNITS,
  type DosageUnit,
  type StrengthUnit,
} from '@reprieve/domain/medications/medication.ts'
import type { MeasureFacts } from '@reprieve/domain/signals/measures.ts'
import { sameName } from '@reprieve/domain/writtenName.ts'
import { fhirText } from './resource.ts'

const UCUM = 'http://unitsofmeasure.org'

export interface Unit {
  unit?: string
  system?: string
  code?: string
}

const ucum = (unit: string, code: string): Unit => ({ unit, system: UCUM, code })

export const SCORE = ucum('{score}', '{score}')

export const PER_DAY_UNITS: Record<MeasureFacts['unit'], Unit> = {
  min: ucum('min', 'min'),
  'per-min': ucum('/min', '/min'),
  ms: ucum('ms', 'ms'),
  count: ucum('{steps}', '{steps}'),
}

/** µ is never shown: misread as m it means a thousand times too much. [FHIR-5] */
const STRENGTHS: Record<StrengthUnit, Unit> = {
  '%': ucum('%', '%'),
  µg: ucum('mcg', 'ug'),
  g: ucum('g', 'g'),
  mg: ucum('mg', 'mg'),
}

const DOSAGES: Record<DosageUnit, string> = {
  applications: '{application}',
  capsules: '{capsule}',
  drops: '[drp]',
  injections: '{injection}',
  mL: 'mL',
  patches: '{patch}',
  puffs: '{puff}',
  sprays: '{spray}',
  suppositories: '{suppository}',
  tablets: '{tablet}',
  units: '{unit}',
}

/** Two characters are in use for micro. An unknown unit of another client is kept as it is. */
export function strengthUnit(units: string): Unit {
  const known = STRENGTH_UNITS.find((one) => sameName(one, units))
  return known === undefined ? ownUnit(units) : STRENGTHS[known]
}

export function dosageUnit(units: string, word: string): Unit {
  const known = DOSAGE_UNITS.find((one) => one === units)
  return known === undefined ? ownUnit(word) : ucum(word, DOSAGES[known])
}

function ownUnit(said: string): Unit {
  const unit = fhirText(said)
  return unit === undefined ? {} : { unit }
}
