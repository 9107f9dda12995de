import { createContext, use } from 'react'

/** What stands above the guide in the order of the areas, handed in by the app: the guide knows nothing of home. */
export interface GuideActs {
  /** The page speaks another language than the guide, and the person has not said yet what they want. [GUIDE-12] */
  isAskingEnglish: boolean
  answerEnglish: (answer: 'show' | 'hide') => void
}

export const GuideActsContext = createContext<GuideActs | null>(null)

export function useGuideActs(): GuideActs {
  const acts = use(GuideActsContext)
  if (acts === null) throw new Error('useGuideActs outside of the guide')
  return acts
}
