import { ROUTE_NAMES } from '@reprieve/domain/access/routes.ts'
import { expect, test } from 'vitest'
import { DRAWER, isHighlighted } from './drawerGroups.ts'
import { findTab } from './places.ts'

test('[D51] every screen of the reports belongs to their tab', () => {
  const ofReports = ROUTE_NAMES.filter((name) => findTab(name) === 'reports')
  expect(ofReports).toEqual([
    'reports',
    'report',
    'oldReport',
    'reportCreate',
    'reportOverlays',
    'visitBrief',
    'reportSample',
    'shareLinks',
  ])
})

test('[D51] a shared report is below none of the reader’s tabs', () => {
  expect(findTab('share')).toBe('menu')
})

test('[REP-2] beside a screen one place of the drawer is lit at most, and Reports on all of theirs', () => {
  const places = DRAWER.flatMap((group) => group.places).map(({ route }) => route)
  const lit = ROUTE_NAMES.map((name) => ({ name, lit: places.filter((place) => isHighlighted(place, name)) }))
  expect(lit.filter(({ lit: many }) => many.length > 1)).toEqual([])
  expect(lit.filter(({ lit: [one] }) => one === 'reports').map(({ name }) => name)).toEqual(
    ROUTE_NAMES.filter((name) => findTab(name) === 'reports'),
  )
})
