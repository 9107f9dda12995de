import type { StoredSections } from '../records/usedSections.ts'
import type { Instant } from '../time/instant.ts'
import { CARDS, type CardType } from './cards.ts'

/** Where the app runs, as far as the stores differ. */
export const PLATFORMS = ['web', 'pwa', 'android', 'ios'] as const
export type Platform = (typeof PLATFORMS)[number]

/** D50: the tips and prompts that a person may switch off. */
export const HOME_PROMPTS = ['rate', 'signup', 'engagement', 'dark_theme', 'install', 'reflection'] as const
export type HomePrompt = (typeof HOME_PROMPTS)[number]

/** A person's changes to a card. */
export interface StoredCard {
  /** May be a type that only a newer app knows. */
  type: string
  position: number | null
  isCollapsed: boolean
  isHidden: boolean
  /** When it was postponed. */
  delayedAt: Instant | null
}

/** Home settings that sync between a person's devices. */
export interface StoredHome {
  cards: readonly StoredCard[]
  rated: readonly Platform[]
  promptsOff: readonly HomePrompt[]
  guide: StoredGuideCard
  /** Null until the person has answered once: then it is offered no more. [SIMPLE-1] */
  isSimple: boolean | null
  /** The sections that the editor of records walks through. [SIMPLE-2] */
  sections: StoredSections
}

export interface StoredGuideCard {
  isIntroduced: boolean
  /** For users of a language that the guide lacks: hidden, or shown anyway. */
  isHidden: boolean
  isIgnored: boolean
  /** The first sync with an account is over: from then on only opening the guide introduces it. */
  isAlreadySynced: boolean
}

export const NO_HOME: StoredHome = {
  cards: [],
  rated: [],
  promptsOff: [],
  guide: { isIntroduced: false, isHidden: false, isIgnored: false, isAlreadySynced: false },
  isSimple: null,
  sections: null,
}

export const emptyCard = (type: string): StoredCard => ({
  type,
  position: null,
  isCollapsed: false,
  isHidden: false,
  delayedAt: null,
})

export const cardIn = ({ cards }: Pick<StoredHome, 'cards'>, type: string): StoredCard =>
  cards.find((card) => card.type === type) ?? emptyCard(type)

export const withCard = (home: StoredHome, next: StoredCard): StoredHome => ({
  ...home,
  cards: [...home.cards.filter(({ type }) => type !== next.type), next],
})

/** [HOME-15] */
export function toggleCollapsed(home: StoredHome, type: CardType): StoredHome {
  const card = cardIn(home, type)
  return withCard(home, { ...card, isCollapsed: !card.isCollapsed })
}

/** Only cards that may be hidden: without records and medications home would be empty. [HOME-7] */
export function toggleHidden(home: StoredHome, type: CardType): StoredHome {
  const card = cardIn(home, type)
  return CARDS[type].canHide ? withCard(home, { ...card, isHidden: !card.isHidden }) : home
}

/** Nothing else changes: leaving it brings back what was there before. [SIMPLE-1] */
export const switchSimple = (home: StoredHome, isSimple: boolean): StoredHome => ({ ...home, isSimple })

/** [HOME-14] */
export const delayQuestionnaires = (home: StoredHome, now: Instant): StoredHome =>
  withCard(home, { ...cardIn(home, 'questionnaires'), delayedAt: now })

/** The person followed the link to the store: this platform is never asked again. [HOME-11] */
export const noteRated = (home: StoredHome, platform: Platform): StoredHome =>
  home.rated.includes(platform) ? home : { ...home, rated: [...home.rated, platform] }

/** Whether this prompt is on. Most cards are no prompts, and cannot be switched off. [HOME-22] */
export const isPromptOn = (
  { promptsOff }: Pick<StoredHome, 'promptsOff'>,
  what: HomePrompt | CardType,
): boolean => !promptsOff.some((off) => off === what)

/** In simple mode none appears; the person's choices stay as they are. [HOME-22, SIMPLE-1] */
export const mayPrompt = (
  home: Pick<StoredHome, 'promptsOff' | 'isSimple'>,
  what: HomePrompt | CardType,
): boolean => home.isSimple !== true && isPromptOn(home, what)
