import type { Instant } from '../time/instant.ts'
import { CARDS, type CardType } from './cards.ts'

/** Where the app runs, as the stores are told apart. */
export const PLATFORMS = ['web', 'pwa', 'android', 'ios'] as const
export type Platform = (typeof PLATFORMS)[number]

/** D50: the tips and prompts that a person may switch off. */
export const PROMPTS = ['rate', 'signup', 'engagement', 'dark_theme', 'install', 'reflection'] as const
export type Prompt = (typeof PROMPTS)[number]

/** What a person did with a card. */
export interface KeptCard {
  /** Also of a type that only a newer app knows. */
  type: string
  position: number | null
  isCollapsed: boolean
  isHidden: boolean
  /** When it was put off. */
  delayedAt: Instant | null
}

/** What follows a person from device to device. */
export interface KeptHome {
  cards: readonly KeptCard[]
  rated: readonly Platform[]
  promptsOff: readonly Prompt[]
  guide: KeptGuide
}

export interface KeptGuide {
  isIntroduced: boolean
  /** In a language that the guide is not written in: put away, or shown all the same. */
  isHidden: boolean
  isIgnored: boolean
  /** An account was met before: from then on it is introduced only by who opens it. */
  isAlreadySynced: boolean
}

export const NO_HOME: KeptHome = {
  cards: [],
  rated: [],
  promptsOff: [],
  guide: { isIntroduced: false, isHidden: false, isIgnored: false, isAlreadySynced: false },
}

export const emptyCard = (type: string): KeptCard => ({
  type,
  position: null,
  isCollapsed: false,
  isHidden: false,
  delayedAt: null,
})

export const cardIn = ({ cards }: Pick<KeptHome, 'cards'>, type: string): KeptCard =>
  cards.find((card) => card.type === type) ?? emptyCard(type)

export const withCard = (home: KeptHome, next: KeptCard): KeptHome => ({
  ...home,
  cards: [...home.cards.filter(({ type }) => type !== next.type), next],
})

/** [HOME-15] */
export function toggleCollapsed(home: KeptHome, type: CardType): KeptHome {
  const card = cardIn(home, type)
  return withCard(home, { ...card, isCollapsed: !card.isCollapsed })
}

/** Only what may be hidden: without its records or medications home would be an empty page. [HOME-7] */
export function toggleHidden(home: KeptHome, type: CardType): KeptHome {
  const card = cardIn(home, type)
  return CARDS[type].canHide ? withCard(home, { ...card, isHidden: !card.isHidden }) : home
}

/** [HOME-14] */
export const delayQuestionnaires = (home: KeptHome, now: Instant): KeptHome =>
  withCard(home, { ...cardIn(home, 'questionnaires'), delayedAt: now })

/** The person has followed the link to the store: where they are is never asked again. [HOME-11] */
export const noteRated = (home: KeptHome, platform: Platform): KeptHome =>
  home.rated.includes(platform) ? home : { ...home, rated: [...home.rated, platform] }

/** What was not switched off. Most cards are no prompts, and cannot be. [HOME-22] */
export const mayPrompt = ({ promptsOff }: Pick<KeptHome, 'promptsOff'>, what: Prompt | CardType): boolean =>
  !promptsOff.some((off) => off === what)
