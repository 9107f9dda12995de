import { DAY_MS, type Instant } from '../time/instant.ts'
import { CARDS, CARD_TYPES, type CardType } from './cards.ts'
import { isThresholdReached, isSignupDue, type AskThresholds, type Counters } from './counters.ts'
import { guideState, type GuideFacts } from './guideCard.ts'
import { sortedCardTypes } from './reorderCards.ts'
import { cardIn, mayPrompt, type StoredHome, type Platform } from './storedHome.ts'

export interface HomeFacts {
  now: Instant
  isRegistered: boolean
  platform: Platform
  /** Whether the operator has a store for this platform. */
  hasStoreLink: boolean
  /** The server's own flag for this platform. */
  isRatedAtServer: boolean
  counters: Counters
  askedAfter: AskThresholds
  /** All records of the diary. */
  records: number
  /** The record count when a backup was last postponed. */
  copyPutOffAt: number
  /** The browser deletes a site's storage when it is not opened for a week. [HOME-28] */
  isClearedUnused: boolean
  /** Questionnaires of an institution to complete; 0 for non-members. */
  questionnaires: number
  guide: GuideFacts
  /** How many records in a row were saved with only their number. */
  quickInARow: number
  /** Getting Started has something to show, and was not dismissed. */
  isGettingStarted: boolean
}

export interface ShownCard {
  type: CardType
  /** How many items it lists; for questionnaires, how many are to be completed. */
  count: number
  canHide: boolean
  isCollapsed: boolean
}

type CardPredicate = (home: StoredHome, facts: HomeFacts) => boolean

const always: CardPredicate = () => true

/** [SIMPLE-1] */
const OFFER_SIMPLE_AFTER = 3

const IS_WANTED: Readonly<Record<CardType, CardPredicate>> = {
  questionnaires: (home, { questionnaires, now }) =>
    questionnaires > 0 && !isPutOff(cardIn(home, 'questionnaires').delayedAt, now),
  signup: (_, { isRegistered, counters, askedAfter, records, copyPutOffAt, isClearedUnused }) =>
    !isRegistered &&
    isSignupDue({
      counter: counters.signup,
      after: askedAfter.signup,
      records,
      putOffAt: copyPutOffAt,
      isClearedUnused,
    }),
  rate: ({ rated }, { platform, hasStoreLink, isRatedAtServer, counters, askedAfter }) =>
    hasStoreLink &&
    !isRatedAtServer &&
    !rated.includes(platform) &&
    isThresholdReached(counters.rate.added, askedAfter.rate),
  simple: ({ isSimple }, { quickInARow }) => isSimple === null && quickInARow >= OFFER_SIMPLE_AFTER,
  pain_guide: ({ guide }, facts) => guideState(guide, facts.guide) !== 'away',
  recent_records: always,
  pain_conditions: always,
  medications: always,
  engagement: (_, { isGettingStarted }) => isGettingStarted,
}

const PUT_OFF_MS = DAY_MS

/** In both directions: otherwise a wrong clock could postpone it for years. [HOME-14] */
const isPutOff = (delayedAt: Instant | null, now: Instant): boolean =>
  delayedAt !== null && Math.abs(now - delayedAt) < PUT_OFF_MS

const isHidden = (home: StoredHome, type: CardType): boolean =>
  CARDS[type].canHide && cardIn(home, type).isHidden

/** The cards that home shows below the recording controls, from the top. [HOME-6] */
export function shownCards(home: StoredHome, facts: HomeFacts): readonly ShownCard[] {
  const wanted = CARD_TYPES.filter(
    (type) => !isHidden(home, type) && mayPrompt(home, type) && IS_WANTED[type](home, facts),
  )
  const at = (place: (typeof CARDS)[CardType]['place']): CardType[] =>
    wanted.filter((type) => CARDS[type].place === place)
  // Several prompts at once are noise on a bad day: the next one appears when this one is done.
  const prompts = at('prompt').toSorted((one, other) => CARDS[other].priority - CARDS[one].priority)
  const order = sortedCardTypes(home)
  const sorted = at('sorted').toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  const types = [...prompts.slice(0, 1), ...sorted.slice(0, 1), ...at('behind-first'), ...sorted.slice(1)]
  return types.map((type) => ({
    type,
    count: type === 'questionnaires' ? facts.questionnaires : CARDS[type].count,
    canHide: CARDS[type].canHide,
    isCollapsed: cardIn(home, type).isCollapsed,
  }))
}
