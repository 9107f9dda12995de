import { foldName, sameName } from '../writtenName.ts'
import { err, ok, type Result } from '../result.ts'
import {
  medicationFrom,
  type SeedMedication,
  type Wizard,
  type WizardMedication,
  type WizardStrength,
} from './wizard.ts'

/** A search result, with the brand chosen there. */
export interface FoundMedication extends SeedMedication {
  brandName: string | null
}

/** Adds it at the top, checked, with its brand; an existing one moves to the top. [ONB-5] */
export function addMedication(wizard: Wizard, found: FoundMedication): Wizard {
  const known = wizard.medications.find((one) => isSame(one, found))
  const nid = known?.nid ?? found.number ?? wizard.currentNid
  const added = known === undefined ? withOnlyStrength(medicationFrom(found, nid)) : known
  const isNumberedHere = known === undefined && found.number === null
  const grown: Wizard = {
    ...wizard,
    medications: [{ ...added, isChecked: true }, ...wizard.medications.filter((one) => one !== known)],
    currentNid: isNumberedHere ? wizard.currentNid - 1 : wizard.currentNid,
  }
  return found.brandName === null ? grown : chooseBrand(grown, nid, found.brandName)
}

/** Selects the strength if there is only one. */
const withOnlyStrength = (medication: WizardMedication): WizardMedication => ({
  ...medication,
  strengths: medication.strengths.map((one, _, { length }) => ({ ...one, isSelected: length === 1 })),
})

/** Does nothing while "no medications" is selected. [ONB-5, ONB-6] */
export function toggleMedication(wizard: Wizard, nid: number): Wizard {
  if (wizard.noMedications) return wizard
  return changed(wizard, nid, (one) => ({ ...one, isChecked: !one.isChecked }))
}

/** Sets the brand of every medication with this number. A new brand is added to the offered ones. [ONB-5] */
export function chooseBrand(wizard: Wizard, nid: number, brandName: string | null): Wizard {
  const chosen = changed(wizard, nid, (one) => {
    const offered = one.defaultBrands.find((brand) => brandName !== null && sameName(brand, brandName))
    return { ...one, brandName: offered ?? brandName }
  })
  const isOffered = wizard.medications.some(
    ({ nid: its, defaultBrands }) =>
      its === nid && defaultBrands.some((brand) => brandName !== null && sameName(brand, brandName)),
  )
  return brandName === null || isOffered ? chosen : withBrand(chosen, nid, brandName)
}

function withBrand(wizard: Wizard, nid: number, brandName: string): Wizard {
  const found = wizard.brandsFound[nid] ?? []
  const joined = changed(wizard, nid, (one) => ({
    ...one,
    defaultBrands: [...one.defaultBrands, brandName],
  }))
  return { ...joined, brandsFound: { ...wizard.brandsFound, [nid]: [...found, brandName] } }
}

export function toggleStrength(wizard: Wizard, nid: number, id: number): Wizard {
  return changed(wizard, nid, (one) => ({
    ...one,
    strengths: one.strengths.map((strength) =>
      strength.id === id ? { ...strength, isSelected: !strength.isSelected } : strength,
    ),
  }))
}

type Strong = Pick<WizardStrength, 'strength' | 'units'>

/** Adds a strength, selected; it must not be in the list yet. [ONB-5] */
export function addStrength(
  wizard: Wizard,
  nid: number,
  { strength, units }: Strong,
): Result<Wizard, 'strength-exists'> {
  const list = wizard.medications.filter((one) => one.nid === nid).flatMap(({ strengths }) => strengths)
  if (list.some((one) => isSameStrength(one, { strength, units }))) return err('strength-exists')
  const added = { id: wizard.currentId, strength, units, isSelected: true }
  const grown = changed(wizard, nid, (one) => ({ ...one, strengths: [...one.strengths, added] }))
  return ok({ ...grown, currentId: wizard.currentId - 1 })
}

/** As for conditions. [ONB-6] */
export const sayNoMedications = (wizard: Wizard, noMedications: boolean): Wizard => ({
  ...wizard,
  noMedications,
})

export const checkedMedications = ({ noMedications, medications }: Wizard): readonly WizardMedication[] =>
  noMedications ? [] : medications.filter(({ isChecked }) => isChecked)

const changed = (
  wizard: Wizard,
  nid: number,
  change: (one: WizardMedication) => WizardMedication,
): Wizard => ({
  ...wizard,
  medications: wizard.medications.map((one) => (one.nid === nid ? change(one) : one)),
})

const isSameStrength = (one: Strong, other: Strong): boolean =>
  one.strength === other.strength && foldName(one.units) === foldName(other.units)

function isSame(
  one: WizardMedication,
  { number, commonName, names }: Pick<SeedMedication, 'number' | 'commonName' | 'names'>,
): boolean {
  if (number !== null && one.number !== null) return one.number === number
  const called = [one.commonName, ...Object.values(one.names)].map(foldName)
  return [commonName, ...Object.values(names)].some((name) => called.includes(foldName(name)))
}
