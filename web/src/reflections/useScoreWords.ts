import type { Key } from '@reprieve/locales/words.ts'
import { useText } from '../text/useText.tsx'

interface ScoreWords {
  /** "fairly good" */
  word: (score: number) => string
  /** "7 of 10, fairly good" */
  spoken: (score: number) => string
  /** Used if the word is shown beside it: "6 of 10" */
  spokenNumber: (score: number) => string
}

export function useScoreWords(): ScoreWords {
  const text = useText()
  const scale = useText('scale')
  const word = (score: number): string => scale(`reflection${score}` as Key<'scale'>)
  return {
    word,
    spoken: (score) => text('valueOfTen', { value: score, word: word(score) }),
    spokenNumber: (score) => text('numberOfTen', { value: score }),
  }
}
