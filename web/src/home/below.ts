import type { SavedRecord } from '@reprieve/contract/records/savedRecord.ts'
import type { KeptHome } from '@reprieve/domain/home/keptHome.ts'
import type { HomeFacts, ShownCard } from '@reprieve/domain/home/shownCards.ts'
import type { ComponentType, Dispatch, ReactNode, SetStateAction } from 'react'
import type { Diary } from '../local/rows.ts'
import type { GuideTold } from './guideTold.ts'

/** What is known of a diary that is on this device only. */
export interface CopyFacts {
  records: number
  /** How many there were when a second copy was last put off. */
  putOffAt: number
  /** The browser may clear the diary away when it needs the room. */
  isLoose: boolean
  /** It does so when nobody opens the diary for a week. [HOME-28] */
  isClearedUnused: boolean
}

export const NO_COPY: CopyFacts = { records: 0, putOffAt: 0, isLoose: false, isClearedUnused: false }

/** Parts of what stands above home in the order of the areas. */
export interface HomeParts {
  syncHint: ComponentType
  /** Offers to install the app. [HOME-23] */
  installBanner: ComponentType
  /** For who has no account: the card that offers one, and in its place the line that says so quietly. */
  signUp: {
    facts: (diary: Diary) => Promise<CopyFacts>
    body: ComponentType<SignUpProps>
    line: ComponentType
  }
}

export interface SignUpProps {
  diary: Diary
  copy: CopyFacts
  /** The way to install the app, where that keeps it. */
  install: ReactNode
  settle: HomeActs['settle']
  onHide: () => void
}

/** All that decides what home shows below the recording. */
export interface HomeRead {
  home: KeptHome
  facts: HomeFacts
  copy: CopyFacts
  /** Null where this device never heard of the guide. */
  guide: GuideTold | null
  /** Saved by their number alone, and offered to be finished. */
  quick: readonly SavedRecord[]
}

/** What home shows: as it was on arriving, and as the person has changed it since. [HOME-26] */
export interface HomeState extends HomeRead {
  cards: readonly ShownCard[]
  introducesDark: boolean
  /** Recent Records stands first and open: the next time the first look may draw it. */
  isRecentFirst: boolean
}

/** Home holds it, because it puts Recent Records, which waits for nothing, among the others. */
export interface Below extends HomeState {
  views: {
    cards: ComponentType<HomeSectionProps & { place: 'above' | 'below' }>
    fold: ComponentType<HomeSectionProps & { title: string }>
    quick: ComponentType<HomeSectionProps>
  }
}

export type OnBelow = Dispatch<SetStateAction<Below | null>>

/** Of every part of home that stands around Recent Records. */
export interface HomeSectionProps {
  diary: Diary
  parts: HomeParts
  below: Below
  onBelow: OnBelow
}

export interface HomeActs {
  /** What is known already. */
  show: (change: Partial<HomeState>) => void
  /** What the person does with the cards. */
  change: (change: (home: KeptHome) => KeptHome) => void
  /** Anything else that a card does; what is shown is asked anew then. */
  settle: (act: () => Promise<unknown>, card?: Element | null) => void
}

export interface CardProps {
  diary: Diary
  card: ShownCard
  below: Below
  acts: HomeActs
  parts: HomeParts
}
