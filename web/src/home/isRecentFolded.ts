import type { HomeState } from './below.ts'

export const isRecentFolded = ({ cards }: Pick<HomeState, 'cards'>): boolean =>
  cards.some(({ type, isCollapsed }) => type === 'recent_records' && isCollapsed)
