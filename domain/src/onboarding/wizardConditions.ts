import { conditionLikenesses } from '../conditions/likeness.ts'
import type { SeedCondition, Wizard, WizardCondition } from './wizard.ts'

/** Checks a condition that is in the list, or adds a new one at the top. [ONB-3] */
export function selectCondition(wizard: Wizard, chosen: SeedCondition): Wizard {
  const known = wizard.conditions.find((one) => isSame(one, chosen))
  if (known !== undefined) return withCondition(wizard, known.fid, true)
  const { id, name, number, names, icon } = chosen
  const fid = number ?? wizard.currentFid
  return {
    ...wizard,
    conditions: [{ id, name, number, names, icon, fid, isChecked: true }, ...wizard.conditions],
    currentFid: number === null ? wizard.currentFid - 1 : wizard.currentFid,
  }
}

/** Does nothing while "no conditions" is selected. [ONB-3, ONB-4] */
export function toggleCondition(wizard: Wizard, fid: number): Wizard {
  const one = wizard.conditions.find((condition) => condition.fid === fid)
  if (one === undefined || wizard.noConditions) return wizard
  return withCondition(wizard, fid, !one.isChecked)
}

/** Keeps what was checked: it counts again when this is undone. [ONB-4] */
export const sayNoConditions = (wizard: Wizard, noConditions: boolean): Wizard => ({
  ...wizard,
  noConditions,
})

export const checkedConditions = ({ noConditions, conditions }: Wizard): readonly WizardCondition[] =>
  noConditions ? [] : conditions.filter(({ isChecked }) => isChecked)

function withCondition(wizard: Wizard, fid: number, isChecked: boolean): Wizard {
  const conditions = wizard.conditions.map((one) => (one.fid === fid ? { ...one, isChecked } : one))
  return { ...wizard, conditions }
}

function isSame(one: SeedCondition, other: SeedCondition): boolean {
  const likenesses = conditionLikenesses(other)
  return conditionLikenesses(one).some((likeness) => likenesses.includes(likeness))
}
