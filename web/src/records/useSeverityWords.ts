import type { Key } from '@reprieve/locales/words.ts'
import { useText } from '../text/useText.tsx'

interface SeverityWords {
  /** "hard to ignore" */
  word: (severity: number) => string
  /** "6 of 10, hard to ignore" */
  spoken: (severity: number) => string
  /** Used if the word is shown beside it: "6 of 10" */
  spokenNumber: (severity: number) => string
  /** "You can still do things, with effort." */
  means: (severity: number) => string
}

/** From here on the line below the number says what to do if such pain is new. */
const VERY_HIGH = 9

/** For whole numbers of the scale. */
export function useSeverityWords(): SeverityWords {
  const text = useText()
  const scale = useText('scale')
  const records = useText('records')
  const word = (severity: number): string => scale(`severity${severity}` as Key<'scale'>)
  return {
    word,
    spoken: (severity) => text('valueOfTen', { value: severity, word: word(severity) }),
    spokenNumber: (severity) => text('numberOfTen', { value: severity }),
    means: (severity) =>
      severity >= VERY_HIGH
        ? records('severityMeansHigh')
        : records(`severityMeans${severity}` as Key<'records'>),
  }
}
