import { ROUTE_NAMES } from '@reprieve/domain/access/routes.ts'
import { expect, test } from 'vitest'
import { tabOf } from './places.ts'

test('[D51] every screen of the reports belongs to their tab', () => {
  const ofReports = ROUTE_NAMES.filter((name) => tabOf(name) === 'reports')
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

test('[D51] what is shared with somebody else stands below no tab of theirs', () => {
  expect(tabOf('share')).toBe('menu')
})
