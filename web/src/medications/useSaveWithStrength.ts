import type { Strength } from '@reprieve/domain/medications/strength.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { StrengthWork } from './useStrengthWork.ts'

interface Saving {
  change: (strength: Strength) => void
  save: () => void
}

/** A strength that still stands in its fields is saved with the rest; one that is none yet is told there. [MED-12] */
export function useSaveWithStrength(strengths: StrengthWork, { change, save }: Saving): () => void {
  const [asked, setAsked] = useState(0)
  const saveNow = useEffectEvent(save)
  // Once the strength is in what is saved.
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
