import type { DeviceState } from '@reprieve/domain/access/deviceState.ts'
import { ROUTES, type RouteName } from '@reprieve/domain/access/routes.ts'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useCurrentRoute } from '../routes/useCurrentRoute.ts'

/**
 * `page`: the bar outside the diary, with language and dimming. `diary`: tabs or drawer around the screen. `full`: a
 * screen with its own header and footer, such as an editor.
 */
export type Layout = 'page' | 'diary' | 'full'

const FULL: readonly RouteName[] = [
  'recordAdd',
  'recordCreate',
  'recordQuick',
  'recordFinish',
  'flare',
  'recordEdit',
  'reflectionCreate',
  'reflectionEdit',
  'doseAdd',
  'customizeHome',
  'assistant',
  'listEdit',
  'fieldAdd',
  'fieldEdit',
  'conditionAdd',
  'conditionEdit',
  'conditionSearch',
  'medicationSearch',
  'medicationAdd',
  'medicationEdit',
  'reminderAdd',
  'reminderEdit',
  'intro',
  'greeting',
  'privacyQuestion',
  'firstReminder',
  'firstConditions',
  'firstMedications',
]

/** Screens that must be answered first: nothing of the diary is shown around them. */
const BLOCKING: readonly RouteName[] = ['eulaOutdated']

export function screenLayout(route: RouteName, state: DeviceState, outcome: string): Layout {
  const isInside = state === 'not-registered' || state === 'signed-in'
  if (FULL.includes(route) && outcome.startsWith('open')) return 'full'
  if (!isInside || ROUTES[route].group === 'signed-out' || BLOCKING.includes(route)) return 'page'
  return 'diary'
}

export function useLayout(): Layout {
  const state = sessionDeviceState(useSession())
  const { name, outcome } = useCurrentRoute()
  return screenLayout(name, state, outcome)
}
