import type { KeptGuide, KeptHome } from './keptHome.ts'

export interface GuideFacts {
  /** As the server said last. */
  isAvailable: boolean
  /** The guide is written in English alone. */
  isEnglish: boolean
}

export type GuideState = 'away' | 'asks' | 'shown'

interface Row {
  state: GuideState
  when: (kept: KeptGuide, facts: GuideFacts) => boolean
}

/** The first row that holds. Hidden on one device and shown on another is shown: from there it can be hidden again. */
const STATES: readonly Row[] = [
  { state: 'away', when: (_, { isAvailable }) => !isAvailable },
  { state: 'away', when: ({ isIntroduced }) => !isIntroduced },
  { state: 'shown', when: (_, { isEnglish }) => isEnglish },
  { state: 'shown', when: ({ isIgnored }) => isIgnored },
  { state: 'away', when: ({ isHidden }) => isHidden },
  { state: 'asks', when: () => true },
]

/** [HOME-16, HOME-17, HOME-18] */
export const guideState = (kept: KeptGuide, facts: GuideFacts): GuideState =>
  STATES.find(({ when }) => when(kept, facts))!.state

/** Show Anyway, or Hide: the later answer takes the place of the earlier. [HOME-17] */
export const answerEnglishOnly = (home: KeptHome, answer: 'show' | 'hide'): KeptHome => ({
  ...home,
  guide: { ...home.guide, isIgnored: answer === 'show', isHidden: answer === 'hide' },
})

/** The person opened it. [HOME-16] */
export const introduceGuide = (home: KeptHome): KeptHome =>
  home.guide.isIntroduced ? home : { ...home, guide: { ...home.guide, isIntroduced: true } }

/** By itself only at the first contact with an account: on a home that somebody knows no card comes unasked. [HOME-16] */
export function introduceAtFirstSync(
  home: KeptHome,
  { isAvailable }: Pick<GuideFacts, 'isAvailable'>,
): KeptHome {
  const { guide } = home
  if (guide.isAlreadySynced) return home
  return {
    ...home,
    guide: { ...guide, isIntroduced: guide.isIntroduced || isAvailable, isAlreadySynced: true },
  }
}
