import { toFields } from '@reprieve/contract/fields.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { partNames, strengthParts } from '@reprieve/domain/medications/mixture.ts'
import {
  newStrength,
  sameStrength,
  strengthsFor,
  type MedicationStrength,
  type StrengthFaults,
  type TypedStrength,
} from '@reprieve/domain/medications/strength.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { useState } from 'react'
import { useRestoredInput } from '../../access/useRestoredInput.ts'
import { useFormatTag } from '../../text/useText.tsx'
import type { MedicationOptions } from '../search/chosenMedication.ts'
import { useMedicationWords } from '../useMedicationWords.ts'

/** The fields that a strength depends on. */
type Strong = Pick<Medication, 'commonName' | 'names' | 'components' | 'strength' | 'strengthUnits'>

export interface StrengthInput {
  list: readonly MedicationStrength[]
  own: MedicationStrength
  /** The components of a mixture as shown; a single name for other medicines. [CAT-5] */
  names: readonly string[]
  /** A new strength being typed; null if there is none. */
  typed: TypedStrength | null
  faults: StrengthFaults
  begin: () => void
  cancel: () => void
  type: (typed: TypedStrength) => void
  /** The new strength, which is now in the list; null if it is invalid, and then its fields say so. */
  finish: () => MedicationStrength | null
}

const NO_FAULTS: StrengthFaults = {}

/** Held by the component that applies it: input in the fields must not be lost silently. [MED-12, MED-13, MED-14] */
export function useStrengthInput(of: Strong, choices: MedicationOptions): StrengthInput {
  const { commonName } = useMedicationWords()
  const signs = numberSigns(useFormatTag())
  const [added, setAdded] = useState<readonly MedicationStrength[]>([])
  const [typed, setTyped] = useState<TypedStrength | null>(null)
  const [faults, setFaults] = useState(NO_FAULTS)
  const own = { strength: of.strength, strengthUnits: of.strengthUnits }
  const listed = strengthsFor(choices.strengths.length === 0 ? null : choices, own)
  const list = [...listed, ...added.filter((one) => !listed.some((known) => sameStrength(known, one)))]
  const names = partNames({
    components: of.components,
    name: commonName(of),
    englishName: of.commonName,
  })
  const set = (next: TypedStrength | null): void => {
    setTyped(next)
    setFaults(NO_FAULTS)
  }
  useRestoredInput({
    form: `strength of ${of.commonName}`,
    typed,
    isChanged: typed?.parts.some((part) => part !== '') === true,
    read: (left) => strengthFrom(left, names.length),
    takeUp: set,
  })
  return {
    list,
    own,
    names,
    typed,
    faults,
    begin: () => set({ parts: strengthParts('', names.length), strengthUnits: of.strengthUnits }),
    cancel: () => set(null),
    type: set,
    finish: () => {
      if (typed === null) return null
      const made = newStrength(list, typed, signs)
      if (!made.ok) {
        setFaults(made.reason)
        return null
      }
      setAdded([...added, made.value])
      set(null)
      return made.value
    },
  }
}

/** Null if the medicine has other components by now. */
function strengthFrom(left: unknown, count: number): TypedStrength | null {
  const { parts, strengthUnits } = toFields(left)
  const isWhole = Array.isArray(parts) && parts.length === count && typeof strengthUnits === 'string'
  return isWhole && parts.every((part) => typeof part === 'string') ? { parts, strengthUnits } : null
}
