import { ITEM_TYPES, RESULT_VIEWS, type KeptEngagement } from './keptEngagement.ts'

/**
 * What two devices know of it. What is checked, seen or dismissed on one is so on both; collapsed is what was said
 * last, and of two at the same moment the shorter card. [ENG-7, ENG-8]
 */
export function mergeEngagement(one: KeptEngagement, other: KeptEngagement): KeptEngagement {
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
