import type { DeviceState } from '@reprieve/domain/access/deviceState.ts'
import { expect, test } from 'vitest'
import { ACCOUNT_LINKS, menuRows } from './menuRows.ts'

const INSIDE = [
  'guide',
  'urgentHelp',
  'assistant',
  'questionnaires',
  'settings',
  'yourData',
  'userGuide',
  'faq',
  'contactUs',
]
const OUTSIDE = ['urgentHelp', 'userGuide', 'faq', 'contactUs']

test.each<[DeviceState, string[]]>([
  ['visitor', OUTSIDE],
  ['not-registered', INSIDE],
  ['signed-in', INSIDE],
  ['locked', OUTSIDE],
])(
  '[D47, D51, HOME-18] the menu of a person who is %s has the screens that open there, Urgent help in every state',
  (state, routes) => {
    expect(menuRows(state).map(({ route }) => route)).toEqual(routes)
  },
)

test('[D17, D18] a diary without an account can be deleted from the menu, and is not called a log out', () => {
  expect(ACCOUNT_LINKS['not-registered'].map(({ title }) => title)).toEqual([
    'account.register',
    'account.logIn',
    'navigation.deleteDiaryHere',
  ])
  expect(ACCOUNT_LINKS.visitor.map(({ route }) => route)).not.toContain('logout')
})

test('[INST-8] a member or invited person has a row for their institutions', () => {
  const rows = menuRows('signed-in', { hasInstitution: true }).map(({ route }) => route)
  expect(rows).toEqual([...INSIDE.slice(0, 4), 'institutions', ...INSIDE.slice(4)])
})
