import { ROUTES, type RouteName } from '@reprieve/domain/access/routes.ts'
import type { ShellIcon } from '../../ui/icons/Icon.tsx'
import type { TitleKey } from './useTitle.ts'

/** One entry of the tabs or the drawer. */
export interface PlaceLink {
  route: PlaceRoute
  icon: ShellIcon
  label: TitleKey
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
export const TABS: readonly PlaceLink[] = [
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

/** The drawer entries that have screens below them. */
const PARENTS: readonly PlaceRoute[] = ['home', 'reports', 'profile']

/** Whether the entry is highlighted: the screen itself, or one below it. [REP-2] */
export const isHighlighted = (place: PlaceRoute, route: RouteName): boolean =>
  place === route || (PARENTS.includes(place) && findTab(route) === place)

export interface PlaceGroup {
  heading: TitleKey | null
  places: readonly PlaceLink[]
}

/** The drawer of the wide layout: it shows the guide also to people without access to it. [HOME-18] */
export const DRAWER: readonly PlaceGroup[] = [
  { heading: null, places: [{ route: 'home', icon: 'home', label: 'navigation.home' }] },
  {
    heading: 'navigation.results',
    places: [
      { route: 'whatHelps', icon: 'hand', label: ROUTES.whatHelps.title },
      { route: 'insights', icon: 'star', label: ROUTES.insights.title },
      { route: 'charts', icon: 'bars', label: ROUTES.charts.title },
      { route: 'timeline', icon: 'results', label: ROUTES.timeline.title },
      { route: 'records', icon: 'list', label: ROUTES.records.title },
      { route: 'calendar', icon: 'calendar', label: ROUTES.calendar.title },
      { route: 'reports', icon: 'reports', label: 'navigation.reports' },
    ],
  },
  {
    heading: 'navigation.painGuide',
    places: [
      { route: 'guide', icon: 'book', label: 'shell.guideHome' },
      { route: 'guideCategories', icon: 'grid', label: ROUTES.guideCategories.title },
      { route: 'guideBookmarked', icon: 'bookmark', label: ROUTES.guideBookmarked.title },
      { route: 'guideRecommended', icon: 'heart', label: ROUTES.guideRecommended.title },
    ],
  },
  {
    heading: 'navigation.misc',
    places: [
      { route: 'profile', icon: 'profile', label: 'navigation.myProfile' },
      { route: 'questionnaires', icon: 'clipboard', label: 'navigation.questionnaires' },
      { route: 'settings', icon: 'settings', label: 'navigation.settings' },
    ],
  },
]
