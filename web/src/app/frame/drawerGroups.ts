import { ROUTES, type RouteName } from '@reprieve/domain/access/routes.ts'
import { findTab, type PlaceLink, type PlaceRoute } from './places.ts'
import type { TitleKey } from './useTitle.ts'

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
