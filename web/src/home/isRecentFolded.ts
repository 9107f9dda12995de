import type { Arrived } from './below.ts'

export const isRecentFolded = ({ cards }: Pick<Arrived, 'cards'>): boolean =>
  cards.some(({ type, isCollapsed }) => type === 'recent_records' && isCollapsed)
