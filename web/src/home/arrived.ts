import { CARDS } from '@reprieve/domain/home/cards.ts'
import { promptsDarkTheme } from '@reprieve/domain/home/darkThemePrompt.ts'
import { shownCards, type ShownCard } from '@reprieve/domain/home/shownCards.ts'
import { keepCardOnTop, keepShownCards } from '@reprieve/domain/home/steadyCards.ts'
import type { DarkThemeFacts } from '@reprieve/domain/settings/theme.ts'
import type { HomeData, HomeState } from './below.ts'

interface Arriving {
  evening: DarkThemeFacts
  /** The first render has shown Recent Records. */
  isRecentDrawn: boolean
}

/** What home shows when it is opened. [HOME-26] */
export function buildHomeState(read: HomeData, { evening, isRecentDrawn }: Arriving): HomeState {
  const cards = shownCards(read.home, read.facts)
  const isAsking = cards.some(({ type }) => CARDS[type].place === 'prompt')
  return {
    ...read,
    cards: isRecentDrawn ? keepCardOnTop(cards, 'recent_records') : cards,
    isRecentFirst: standsFirst(cards),
    // One card that asks for something is enough for an evening.
    introducesDark: !isAsking && promptsDarkTheme(read.home, evening),
  }
}

/** What home shows after an action of the person: no new card appears. [HOME-26] */
export function updateHomeState<Shown extends HomeState>(before: Shown, change: Partial<HomeState>): Shown {
  const below = { ...before, ...change }
  const now = shownCards(below.home, below.facts)
  return { ...below, cards: keepShownCards(before.cards, now), isRecentFirst: standsFirst(now) }
}

const standsFirst = ([first]: readonly ShownCard[]): boolean =>
  first !== undefined && first.type === 'recent_records' && !first.isCollapsed
