import { createContext, use } from 'react'

/** Functions of areas above the guide, passed in by the app: the guide does not know home. */
export interface EnglishQuestion {
  /** The page's language differs from the guide's, and the person has not answered yet. [GUIDE-12] */
  isAskingEnglish: boolean
  answerEnglish: (answer: 'show' | 'hide') => void
}

export const EnglishQuestionContext = createContext<EnglishQuestion | null>(null)

export function useEnglishQuestion(): EnglishQuestion {
  const acts = use(EnglishQuestionContext)
  if (acts === null) throw new Error('useGuideActs outside of the guide')
  return acts
}
