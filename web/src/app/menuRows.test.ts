import type { DeviceState } from '@reprieve/domain/access/deviceState.ts'
import { expect, test } from 'vitest'
import { menuRows } from './menuRows.ts'

const INSIDE = [
  'guide',
  'urgentHelp',
  'assistant',
  'questionnaires',
  'settings',
  'userGuide',
  'faq',
  'contactUs',
]
const OUTSIDE = ['urgentHelp', 'contactUs']

test.each<[DeviceState, string[]]>([
  ['visitor', OUTSIDE],
  ['not-registered', INSIDE],
  ['signed-in', INSIDE],
  ['locked', OUTSIDE],
])('[D47, D51] the menu of who is %s has what opens there, Urgent help in every state', (state, routes) => {
  expect(menuRows(state).map(({ route }) => route)).toEqual(routes)
})
