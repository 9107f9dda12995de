import { ITEM_TYPES, RESULT_VIEWS, type ItemType, type StoredEngagement } from './storedEngagement.ts'

export interface EngagementFacts {
  isRegistered: boolean
  /** The browser allows notifications, and at least one reminder is on: either alone reminds nobody. */
  isReminded: boolean
  /** [PROF-6] */
  isProfileComplete: boolean
  /** Distinct days with a pain record. */
  trackingDays: number
  guideItems: number
  isGuideAvailable: boolean
  /** Just installed here, or started as an app. */
  isInstalled: boolean
  /** It can be installed here. */
  canInstall: boolean
}

/** Facts when nothing is known. */
export const NOTHING_DONE: EngagementFacts = {
  isRegistered: false,
  isReminded: false,
  isProfileComplete: false,
  trackingDays: 0,
  guideItems: 0,
  isGuideAvailable: false,
  isInstalled: false,
  canInstall: false,
}

export interface EngagementItem {
  type: ItemType
  priority: number
  isChecked: boolean
  /** Null for items without partial progress. */
  progress: { done: number; needed: number } | null
}

interface ItemRule {
  priority: number
  needed: number
  /** The progress; yes or no is 1 or 0 of 1. */
  done: (facts: EngagementFacts, kept: StoredEngagement) => number
  /** Items that cannot be done are not listed, and "4 of 6" does not count them. */
  isListed: (facts: EngagementFacts, isChecked: boolean) => boolean
}

const item = (own: Pick<ItemRule, 'done'> & Partial<ItemRule>): ItemRule => ({
  priority: 20,
  needed: 1,
  isListed: () => true,
  ...own,
})

/** [ENG-1, ENG-2, ENG-3, ENG-4, ENG-6, ENG-9] */
const ITEMS: Readonly<Record<ItemType, ItemRule>> = {
  register_account: item({ done: ({ isRegistered }) => Number(isRegistered) }),
  enable_notifications: item({ done: ({ isReminded }) => Number(isReminded) }),
  profile: item({ done: ({ isProfileComplete }) => Number(isProfileComplete) }),
  tracking: item({ needed: 7, done: ({ trackingDays }) => trackingDays }),
  results: item({ needed: RESULT_VIEWS.length, done: (_, { seenResults }) => seenResults.length }),
  pain_guide: item({
    needed: 4,
    done: ({ guideItems }) => guideItems,
    isListed: ({ isGuideAvailable }) => isGuideAvailable,
  }),
  download_app: item({
    priority: 10,
    done: ({ isInstalled }) => Number(isInstalled),
    isListed: ({ canInstall }, isChecked) => canInstall || isChecked,
  }),
}

/** A deleted record or a revoked permission does not undo what was reached. [ENG-7] */
export function checkItems(kept: StoredEngagement, facts: EngagementFacts): StoredEngagement {
  const reached = ITEM_TYPES.filter((type) => ITEMS[type].done(facts, kept) >= ITEMS[type].needed)
  const added = reached.filter((type) => !kept.checked.includes(type))
  return added.length === 0 ? kept : { ...kept, checked: [...kept.checked, ...added] }
}

/** As the card lists them. [ENG-1, ENG-9] */
export function listEngagementItems(
  facts: EngagementFacts,
  kept: StoredEngagement,
): readonly EngagementItem[] {
  const { checked } = checkItems(kept, facts)
  return ITEM_TYPES.map((type) => ({ type, isChecked: checked.includes(type), ...ITEMS[type] }))
    .filter(({ isListed, isChecked }) => isListed(facts, isChecked))
    .toSorted((one, other) => other.priority - one.priority)
    .map(({ type, priority, isChecked, needed, done }) => ({
      type,
      priority,
      isChecked,
      progress: needed === 1 ? null : { done: isChecked ? needed : done(facts, kept), needed },
    }))
}
