import { expect, test } from 'vitest'
import { DRAWER } from './drawerGroups.ts'
import { TABS } from './places.ts'

test('[D51, GUIDE-8, HOME-18] the drawer has home, the results, the guide with its lists, and Misc with the rest', () => {
  const groups = DRAWER.map(({ heading, places }) => [heading, places.map(({ route }) => route)])
  expect(groups).toEqual([
    [null, ['home']],
    ['navigation.results', ['whatHelps', 'insights', 'charts', 'timeline', 'records', 'calendar', 'reports']],
    ['navigation.painGuide', ['guide', 'guideCategories', 'guideBookmarked', 'guideRecommended']],
    ['navigation.misc', ['profile', 'questionnaires', 'settings']],
  ])
})

test('[D51] the tabs are five, the menu last', () => {
  expect(TABS.map(({ route }) => route)).toEqual(['home', 'whatHelps', 'reports', 'profile', 'menu'])
})
