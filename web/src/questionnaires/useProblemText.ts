import type { Item } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText } from '../settings/words.tsx'
import { numberText } from './typedNumber.ts'
import type { ShownProblem } from './shownProblem.ts'

const SOME_DAY = 20_773

/** What is wrong with an answer, and how to correct it; null if nothing is. */
export function useProblemText(item: Item, problem: ShownProblem | null): string | null {
  const text = useText('questionnaires')
  const tag = useFormatTag()
  const end = (value: Item['least']): string =>
    typeof value === 'number' ? numberText(tag, value) : (value ?? '')
  switch (problem) {
    case null:
      return null
    case 'missing':
    case 'empty':
      return text('needsAnswer')
    case 'too-low':
      return text(item.kind === 'date' ? 'tooEarly' : 'tooLow', { least: end(item.least) })
    case 'too-high':
      return text(item.kind === 'date' ? 'tooLate' : 'tooHigh', { most: end(item.most) })
    case 'not-whole':
      return text('notWhole')
    case 'not-number':
      return text('notNumber')
    case 'not-day':
      return text('notDay', { example: localDay(SOME_DAY) })
    case 'too-long':
      return text('tooLong', { most: item.longest })
    case 'not-taken':
      return text('notTaken')
    default:
      return text('chooseAgain')
  }
}
