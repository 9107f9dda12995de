import { NO_ENGAGEMENT, type StoredEngagement } from '@reprieve/domain/home/engagement/storedEngagement.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { isFields, type Fields } from '../fields.ts'
import { isCount, isYes } from './homeWire.ts'

/** The items that the specification stores as user values; each device determines the others itself. */
const VALUED = ['register_account', 'enable_notifications', 'download_app'] as const
const COLLAPSED = 'engagement_collapsed'
const DISMISSED = 'engagement_dismissed'

const valueOf = (item: (typeof VALUED)[number]): string => `engagement_${item}`

export const ENGAGEMENT_VALUES: readonly string[] = [...VALUED.map(valueOf), COLLAPSED, DISMISSED]

/** What the account knows, to be merged with what the device knows. [ENG-5] */
export function engagementFrom(values: Fields): StoredEngagement {
  const collapsed = values[COLLAPSED]
  // Other clients store only yes or no, without a time: any value with a time is newer.
  const { is, at } = isFields(collapsed) ? collapsed : { is: collapsed, at: 0 }
  return {
    ...NO_ENGAGEMENT,
    checked: VALUED.filter((item) => isYes(values[valueOf(item)])),
    isDismissed: isYes(values[DISMISSED]),
    isCollapsed: isYes(is),
    collapsedAt: isCount(at) ? at : 0,
  }
}

/**
 * The values to send to the account: only what it does not know yet, and never that something is undone. [ENG-5, ENG-7]
 */
export function engagementToSend(values: Fields, kept: StoredEngagement): Fields {
  const said = valuesFrom(engagementFrom(values))
  return Object.fromEntries(
    Object.entries(valuesFrom(kept)).filter(([key, value]) => value !== 0 && !sameJson(said[key], value)),
  )
}

const valuesFrom = ({ checked, isDismissed, isCollapsed, collapsedAt }: StoredEngagement): Fields => ({
  ...Object.fromEntries(VALUED.map((item) => [valueOf(item), Number(checked.includes(item))])),
  [COLLAPSED]: collapsedAt === 0 ? 0 : { is: Number(isCollapsed), at: collapsedAt },
  [DISMISSED]: Number(isDismissed),
})
