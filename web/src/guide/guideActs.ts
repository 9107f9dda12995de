import { createContext, use } from 'react'

/** Functions of areas above the guide, passed in by the app: the guide does not know home. */
export interface GuideActs {
  /** The page's language differs from the guide's, and the person has not answered yet. [GUIDE-12] */
  isAskingEnglish: boolean
  answerEnglish: (answer: 'show' | 'hide') => void
}

export const GuideActsContext = createContext<GuideActs | null>(null)

export function useGuideActs(): GuideActs {
  const acts = use(GuideActsContext)
  if (acts === null) throw new Error('useGuideActs outside of the guide')
  return acts
}
