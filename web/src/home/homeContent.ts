import type { SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import type { CardType } from '@reprieve/domain/home/cards.ts'
import type { HomeFacts, ShownCard } from '@reprieve/domain/home/shownCards.ts'
import type { StoredHome } from '@reprieve/domain/home/storedHome.ts'
import type { ComponentType, Dispatch, ReactNode, SetStateAction } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import type { GuideSummary } from './guideSummary.ts'

/** What is known about a diary that is only on this device. */
export interface CopyFacts {
  records: number
  /** How many records there were when a second copy was last postponed. */
  putOffAt: number
  /** The browser may delete the diary when it needs the space. */
  isLoose: boolean
  /** The browser deletes it if nobody opens the diary for a week. [HOME-28] */
  isClearedUnused: boolean
}

export const NO_COPY_FACTS: CopyFacts = { records: 0, putOffAt: 0, isLoose: false, isClearedUnused: false }

/** Parts from areas that home may not import. */
export interface HomeParts {
  syncHint: ComponentType
  /** Offers to install the app. [HOME-23] */
  installBanner: ComponentType
  /** For a person without an account: the card that offers one, and the unobtrusive line that replaces it. */
  signUp: {
    facts: (diary: Diary) => Promise<CopyFacts>
    body: ComponentType<SignUpProps>
    line: ComponentType
  }
}

export interface SignUpProps {
  diary: Diary
  copy: CopyFacts
  /** The button to install the app, if that protects the diary. */
  install: ReactNode
  settle: HomeActions['settle']
  onHide: () => void
}

/** Everything that decides what home shows below the record button. */
export interface HomeData {
  home: StoredHome
  facts: HomeFacts
  copy: CopyFacts
  /** Null if this device has never loaded the guide. */
  guide: GuideSummary | null
  /** Records saved with only their number, offered to be completed. */
  quick: readonly SavedRecord[]
}

/** What home shows: as it was when opened, with the person's changes since. [HOME-26] */
export interface HomeState extends HomeData {
  cards: readonly ShownCard[]
  introducesDark: boolean
  /** The cards above Recent Records; null if it is folded, or this once not where it belongs. [HOME-38] */
  aboveRecent: readonly CardType[] | null
  /** Still as drawn first: what was kept free for the cards stays as high. [HOME-38] */
  isInKeptPlace: boolean
}

/** Held by the home screen, because it places Recent Records, which waits for nothing, among the others. */
export interface HomeContent extends HomeState {
  views: {
    cards: ComponentType<HomeSectionProps & { place: 'above' | 'below' }>
    fold: ComponentType<HomeSectionProps & { title: string }>
    quick: ComponentType<HomeSectionProps>
  }
}

export type SetHomeContent = Dispatch<SetStateAction<HomeContent | null>>

/** The props of every part around Recent Records. */
export interface HomeSectionProps {
  diary: Diary
  parts: HomeParts
  below: HomeContent
  onBelow: SetHomeContent
}

export interface HomeActions {
  /** Shows a change that is already known. */
  show: (change: Partial<HomeState>) => void
  /** Changes the person's cards. */
  change: (change: (home: StoredHome) => StoredHome) => void
  /** Runs any other action of a card, then reads again what is shown. */
  settle: (act: () => Promise<unknown>, card?: Element | null) => void
}

export interface CardProps {
  diary: Diary
  card: ShownCard
  below: HomeContent
  acts: HomeActions
  parts: HomeParts
}
