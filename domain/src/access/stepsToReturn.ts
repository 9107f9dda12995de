import type { RouteName } from './routes.ts'

/** The screens visited in one tab, oldest first. Null is a URL outside the app. */
export type VisitedRoutes = readonly (RouteName | null)[]

/** Transit screens: an editor, a list edited for it, the entry into the app. */
const PASSED_THROUGH: ReadonlySet<RouteName> = new Set<RouteName>([
  'recordAdd',
  'recordEdit',
  'recordCreate',
  'recordQuick',
  'recordFinish',
  'flare',
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
 * How many steps back lead from the last screen to the one that opened it. Null if this tab has none: then go home.
 * [ROUTE-15]
 */
export function stepsToReturn(visited: VisitedRoutes): number | null {
  const before = visited.slice(0, -1)
  const index = before.findLastIndex((route) => route !== null && !PASSED_THROUGH.has(route))
  return index === -1 ? null : visited.length - 1 - index
}
