import { ITEM_TYPES, RESULT_VIEWS, type StoredEngagement } from './storedEngagement.ts'

/**
 * Merges the state of two devices. What is checked, seen or dismissed on one is so on both; the later collapse or
 * expand wins, and at the same moment collapsed. [ENG-7, ENG-8]
 */
export function mergeEngagement(one: StoredEngagement, other: StoredEngagement): StoredEngagement {
  const said = [one, other].toSorted(
    (a, b) => b.collapsedAt - a.collapsedAt || Number(b.isCollapsed) - Number(a.isCollapsed),
  )
  const { isCollapsed, collapsedAt } = said[0]!
  return {
    checked: ITEM_TYPES.filter((type) => one.checked.includes(type) || other.checked.includes(type)),
    seenResults: RESULT_VIEWS.filter(
      (view) => one.seenResults.includes(view) || other.seenResults.includes(view),
    ),
    isDismissed: one.isDismissed || other.isDismissed,
    isCollapsed,
    collapsedAt,
  }
}
