import type { CategoryLinks, Link, TooFew } from '../statistics/statistics.ts'

/** The links of one list, or of all lists, as displayed. */
export interface LinkGroups {
  /** Steady links only: they passed all tests. */
  less: readonly Link[]
  more: readonly Link[]
  /** May be chance, so they are collapsed at first. */
  hints: readonly Link[]
  none: readonly Link[]
  tooFew: readonly TooFew[]
}

/**
 * The smallest likely size of the difference, in its direction: a large difference over few days does not rank first.
 */
const leastOf = ({ difference, low, high }: Link): number => (difference < 0 ? -high : low)
const byLeast = (one: Link, other: Link): number => leastOf(other) - leastOf(one) || one.item - other.item

const fewerOf = ({ daysWith, daysWithout }: TooFew): number => Math.min(daysWith, daysWithout)
const byNearlyEnough = (one: TooFew, other: TooFew): number =>
  fewerOf(other) - fewerOf(one) || one.item - other.item

/** [RES-43] */
export function groupLinks(categories: readonly CategoryLinks[]): LinkGroups {
  const links = categories.flatMap(({ less, more }) => [...less, ...more]).toSorted(byLeast)
  const labelled = (label: Link['label']): Link[] => links.filter((link) => link.label === label)
  const steady = labelled('steady')
  return {
    less: steady.filter(({ difference }) => difference < 0),
    more: steady.filter(({ difference }) => difference >= 0),
    hints: labelled('hint'),
    none: labelled('none'),
    tooFew: categories.flatMap(({ tooFew }) => tooFew).toSorted(byNearlyEnough),
  }
}
