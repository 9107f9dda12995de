import { hashMark } from '../../example/labelModel.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { UnderstandingResult } from '../../understandingResult.ts'
import type { LooseReading } from '../looseReading.ts'

/** "I don't know what “the” means" helps nobody: only a rare word is quoted. [ASST-19] */
export function withoutCommonWord(
  result: UnderstandingResult,
  { thesaurus }: LooseReading,
): UnderstandingResult {
  if (result.is !== 'decline' || result.about === null) return result
  const words = foldWords(result.about).split(' ')
  const isCommon = words.some((word) => thesaurus.usedWords.has(hashMark(word)))
  return isCommon && result.why === 'left-over' ? { ...result, why: 'not-understood', about: null } : result
}
