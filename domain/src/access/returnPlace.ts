import type { RouteName } from './routes.ts'

/** The screens of one tab, oldest first. Null is an address that is none of the app. */
export type VisitedRoutes = readonly (RouteName | null)[]

/** Screens that somebody only passes through: an editor, a list that is changed for it, the way into the app. */
const PASSED_THROUGH: ReadonlySet<RouteName> = new Set<RouteName>([
  'recordAdd',
  'recordEdit',
  'recordCreate',
  'recordQuick',
  'reflectionCreate',
  'reflectionEdit',
  'doseAdd',
  'listEdit',
  'fieldAdd',
  'fieldEdit',
  'conditionAdd',
  'conditionEdit',
  'conditionSearch',
  'medicationAdd',
  'medicationEdit',
  'medicationSearch',
  'medicationFactors',
  'reminderAdd',
  'reminderEdit',
  'landing',
  'register',
  'consent',
  'signUpSuccess',
  'socialWelcome',
  'appleRedirect',
  'intro',
  'greeting',
  'privacyQuestion',
  'firstReminder',
  'firstConditions',
  'firstMedications',
  'logout',
  'redirect',
  'eulaOutdated',
  'unknown',
])

/**
 * How many steps back lead from the last of these screens to the one that it was opened from. Null where this tab has
 * none: then the way leads home. [ROUTE-15]
 */
export function stepsToReturn(visited: VisitedRoutes): number | null {
  const before = visited.slice(0, -1)
  const index = before.findLastIndex((route) => route !== null && !PASSED_THROUGH.has(route))
  return index === -1 ? null : visited.length - 1 - index
}
