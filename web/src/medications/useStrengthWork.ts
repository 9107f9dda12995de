import { partNames, strengthParts } from '@reprieve/domain/medications/mixture.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import {
  newStrength,
  sameStrength,
  strengthsFor,
  type Strength,
  type StrengthFaults,
  type TypedStrength,
} from '@reprieve/domain/medications/strength.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { fieldsOf } from '@reprieve/contract/fields.ts'
import { useState } from 'react'
import { useTypedLeft } from '../access/useTypedLeft.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import type { Choices } from './chosenMedication.ts'
import { useMedicationWords } from './useMedicationWords.ts'

/** What a strength is told of. */
type Strong = Pick<Medication, 'commonName' | 'names' | 'components' | 'strength' | 'strengthUnits'>

export interface StrengthWork {
  list: readonly Strength[]
  own: Strength
  /** Of a mixture its parts, as they are shown; one for what is none. [CAT-5] */
  names: readonly string[]
  /** A new one that is being written; null while none is. */
  typed: TypedStrength | null
  faults: StrengthFaults
  begin: () => void
  cancel: () => void
  type: (typed: TypedStrength) => void
  /** The new one, which is in the list from now on; null where it is none yet, which its fields say then. */
  finish: () => Strength | null
}

const NO_FAULTS: StrengthFaults = {}

/** Held by who applies it: what stands in the fields must not be lost without a word. [MED-12, MED-13, MED-14] */
export function useStrengthWork(of: Strong, choices: Choices): StrengthWork {
  const { commonName } = useMedicationWords()
  const signs = numberSigns(useFormatTag())
  const [added, setAdded] = useState<readonly Strength[]>([])
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
  useTypedLeft({
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

/** Null where it has other parts by now. */
function strengthFrom(left: unknown, count: number): TypedStrength | null {
  const { parts, strengthUnits } = fieldsOf(left)
  const isWhole = Array.isArray(parts) && parts.length === count && typeof strengthUnits === 'string'
  return isWhole && parts.every((part) => typeof part === 'string') ? { parts, strengthUnits } : null
}
