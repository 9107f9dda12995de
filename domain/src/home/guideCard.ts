import type { StoredGuideCard, StoredHome } from './storedHome.ts'

export interface GuideFacts {
  /** As last reported by the server. */
  isAvailable: boolean
  /** The user's language is English, the only one of the guide. */
  isEnglish: boolean
}

export type GuideState = 'away' | 'asks' | 'shown'

interface Row {
  state: GuideState
  when: (kept: StoredGuideCard, facts: GuideFacts) => boolean
}

/** The first matching row counts. Hidden on one device and shown on another means shown: it can be hidden again. */
const STATES: readonly Row[] = [
  { state: 'away', when: (_, { isAvailable }) => !isAvailable },
  { state: 'away', when: ({ isIntroduced }) => !isIntroduced },
  { state: 'shown', when: (_, { isEnglish }) => isEnglish },
  { state: 'shown', when: ({ isIgnored }) => isIgnored },
  { state: 'away', when: ({ isHidden }) => isHidden },
  { state: 'asks', when: () => true },
]

/** [HOME-16, HOME-17, HOME-18] */
export const guideState = (kept: StoredGuideCard, facts: GuideFacts): GuideState =>
  STATES.find(({ when }) => when(kept, facts))!.state

/** Show Anyway, or Hide: the later answer replaces the earlier. [HOME-17] */
export const answerEnglishOnly = (home: StoredHome, answer: 'show' | 'hide'): StoredHome => ({
  ...home,
  guide: { ...home.guide, isIgnored: answer === 'show', isHidden: answer === 'hide' },
})

/** The person opened it. [HOME-16] */
export const introduceGuide = (home: StoredHome): StoredHome =>
  home.guide.isIntroduced ? home : { ...home, guide: { ...home.guide, isIntroduced: true } }

/**
 * Automatic only at the first sync with an account: no card appears unasked on a home that the person knows. [HOME-16]
 */
export function introduceAtFirstSync(
  home: StoredHome,
  { isAvailable }: Pick<GuideFacts, 'isAvailable'>,
): StoredHome {
  const { guide } = home
  if (guide.isAlreadySynced) return home
  return {
    ...home,
    guide: { ...guide, isIntroduced: guide.isIntroduced || isAvailable, isAlreadySynced: true },
  }
}
