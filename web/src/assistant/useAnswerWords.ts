import { useText } from '../settings/words.tsx'
import type { AnswerWords } from './chatFile.ts'

export function useAnswerWords(): AnswerWords {
  const text = useText('safety')
  return { card: (danger) => `${text(`${danger}Title`)}. ${text(`${danger}Text`)}` }
}
