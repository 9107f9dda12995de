import { ITEM_TYPES, RESULT_VIEWS, type ItemType, type KeptEngagement } from './keptEngagement.ts'

export interface EngagementFacts {
  isRegistered: boolean
  /** The browser lets this app notify, and at least one reminder is on: either alone reminds nobody. */
  isReminded: boolean
  /** [PROF-6] */
  isProfileComplete: boolean
  /** Different days with a pain record. */
  trackingDays: number
  guideItems: number
  isGuideAvailable: boolean
  /** It was just installed here, or was started as an app. */
  isInstalled: boolean
  /** There is a way to install it here. */
  canInstall: boolean
}

/** Of what was done nothing is known. */
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
  /** Null for what is either done or not. */
  progress: { done: number; needed: number } | null
}

interface ItemRule {
  priority: number
  needed: number
  /** How far it has come; yes or no is 1 or 0 of 1. */
  done: (facts: EngagementFacts, kept: KeptEngagement) => number
  /** Where nobody could do it, it is not listed, and "4 of 6" counts without it. */
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

/** What was reached is not taken away by a deleted record or a revoked permission. [ENG-7] */
export function checkItems(kept: KeptEngagement, facts: EngagementFacts): KeptEngagement {
  const reached = ITEM_TYPES.filter((type) => ITEMS[type].done(facts, kept) >= ITEMS[type].needed)
  const added = reached.filter((type) => !kept.checked.includes(type))
  return added.length === 0 ? kept : { ...kept, checked: [...kept.checked, ...added] }
}

/** As the card lists them. [ENG-1, ENG-9] */
export function itemsOf(facts: EngagementFacts, kept: KeptEngagement): readonly EngagementItem[] {
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
