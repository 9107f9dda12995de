import { setScore } from '@reprieve/domain/reflections/editReflection.ts'
import type { Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { useText } from '../settings/words.tsx'
import { SwellSlider } from '../ui/SwellSlider.tsx'
import { useScoreWords } from './useScoreWords.ts'

interface PartProps {
  reflection: Reflection
  onChange: (next: Reflection) => void
}

export function ScoreChoice({ reflection, onChange }: PartProps) {
  const text = useText()
  const reflections = useText('reflections')
  const { word, spoken } = useScoreWords()
  return (
    <SwellSlider
      ramp="score"
      words={{
        label: reflections('score'),
        unset: text('moveSlider'),
        less: text('oneLess'),
        more: text('oneMore'),
        word,
        spoken,
      }}
      value={reflection.score}
      onChange={(next) => onChange(setScore(reflection, next))}
    />
  )
}
