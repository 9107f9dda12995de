import type { Strength } from '@reprieve/domain/medications/strength.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { StrengthWork } from './useStrengthWork.ts'

interface Saving {
  change: (strength: Strength) => void
  save: () => void
}

/** A strength that is still in its fields is saved with the rest; an invalid one shows its error there. [MED-12] */
export function useSaveWithStrength(strengths: StrengthWork, { change, save }: Saving): () => void {
  const [asked, setAsked] = useState(0)
  const saveNow = useEffectEvent(save)
  // Saves once the strength is part of the state.
  useEffect(() => {
    if (asked > 0) saveNow()
  }, [asked])
  return () => {
    if (strengths.typed === null) return save()
    const strength = strengths.finish()
    if (strength === null) return
    change(strength)
    setAsked(asked + 1)
  }
}
