import type { RouteName } from '@reprieve/domain/access/routes.ts'
import type { FrameIconName } from '../../ui/icons/FrameIcon.tsx'
import type { ShellIcon } from '../../ui/icons/Icon.tsx'
import type { TitleKey } from './useTitle.ts'

/** One entry of the tabs or the drawer. */
export interface PlaceLink {
  route: PlaceRoute
  icon: ShellIcon
  label: TitleKey
}

export interface TabLink extends PlaceLink {
  icon: FrameIconName
}

/** The routes that can be opened without parameters. */
export type PlaceRoute =
  | 'home'
  | 'whatHelps'
  | 'insights'
  | 'charts'
  | 'timeline'
  | 'records'
  | 'calendar'
  | 'guide'
  | 'guideCategories'
  | 'guideBookmarked'
  | 'guideRecommended'
  | 'reports'
  | 'profile'
  | 'menu'
  | 'questionnaires'
  | 'settings'

/** D51. */
export const TABS: readonly TabLink[] = [
  { route: 'home', icon: 'home', label: 'navigation.home' },
  { route: 'whatHelps', icon: 'results', label: 'navigation.results' },
  { route: 'reports', icon: 'reports', label: 'navigation.reports' },
  { route: 'profile', icon: 'profile', label: 'shell.tabProfile' },
  { route: 'menu', icon: 'menu', label: 'navigation.menu' },
]

const RESULTS: readonly RouteName[] = [
  'whatHelps',
  'insights',
  'charts',
  'timeline',
  'records',
  'calendar',
  'filter',
]
const REPORTS: readonly RouteName[] = [
  'reports',
  'reportCreate',
  'reportOverlays',
  'report',
  'oldReport',
  'visitBrief',
  'reportSample',
  'shareLinks',
]
const PROFILE: readonly RouteName[] = [
  'profile',
  'deleteAccount',
  'conditions',
  'conditionAdd',
  'conditionEdit',
  'conditionSearch',
  'medications',
  'medicationAdd',
  'medicationEdit',
  'medicationSearch',
  'medicationFactors',
]
const HOME: readonly RouteName[] = ['home', 'customizeHome']

/** The tab that a screen belongs to; screens without a tab of their own belong to the menu (DESIGN 4). */
export function findTab(route: RouteName): PlaceRoute {
  if (HOME.includes(route)) return 'home'
  if (RESULTS.includes(route)) return 'whatHelps'
  if (REPORTS.includes(route)) return 'reports'
  return PROFILE.includes(route) ? 'profile' : 'menu'
}
