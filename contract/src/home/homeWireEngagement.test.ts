import { mergeEngagement } from '@reprieve/domain/home/engagement/merge.ts'
import {
  ITEM_TYPES,
  NO_ENGAGEMENT,
  RESULT_VIEWS,
  type StoredEngagement,
} from '@reprieve/domain/home/engagement/storedEngagement.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settingsCalls } from '../settings/calls.ts'
import { ENGAGEMENT_VALUES, engagementFrom, engagementToSend } from './homeWireEngagement.ts'

test('[ENG-5] the values are those of the specification, and may be asked for', () => {
  expect(ENGAGEMENT_VALUES).toEqual([
    'engagement_register_account',
    'engagement_enable_notifications',
    'engagement_download_app',
    'engagement_collapsed',
    'engagement_dismissed',
  ])
  expect(settingsCalls['user/get-values'].request.safeParse({ keys: ENGAGEMENT_VALUES }).success).toBe(true)
})

test('[ENG-5] the account’s state is read, also in the form of another client', () => {
  expect(
    engagementFrom({
      engagement_register_account: 1,
      engagement_download_app: true,
      engagement_enable_notifications: 0,
      engagement_collapsed: { is: 1, at: 5 },
      engagement_dismissed: null,
    }),
  ).toEqual({
    ...NO_ENGAGEMENT,
    checked: ['register_account', 'download_app'],
    isCollapsed: true,
    collapsedAt: 5,
  })
  expect(engagementFrom({ engagement_collapsed: 1 })).toEqual({ ...NO_ENGAGEMENT, isCollapsed: true })
})

test.each([
  {},
  { engagement_dismissed: 'yes', engagement_collapsed: [1], engagement_download_app: {} },
  { engagement_collapsed: { is: 'x', at: -1 } },
])('[ENG-5, REL 1c] %j is ignored', (values) => {
  expect(engagementFrom(values)).toEqual(NO_ENGAGEMENT)
})

test('[ENG-5, ENG-7] only what the account does not know is sent, of the three items that it stores', () => {
  const kept: StoredEngagement = {
    checked: ['tracking', 'register_account', 'download_app'],
    seenResults: ['charts'],
    isDismissed: true,
    isCollapsed: false,
    collapsedAt: 9,
  }
  const values = { engagement_register_account: 1, engagement_collapsed: { is: 1, at: 5 } }
  expect(engagementToSend(values, kept)).toEqual({
    engagement_download_app: 1,
    engagement_collapsed: { is: 0, at: 9 },
    engagement_dismissed: 1,
  })
  expect(engagementToSend({ engagement_register_account: 1 }, NO_ENGAGEMENT)).toEqual({})
})

const anEngagement: fc.Arbitrary<StoredEngagement> = fc.record({
  checked: fc.subarray([...ITEM_TYPES]),
  seenResults: fc.subarray([...RESULT_VIEWS]),
  isDismissed: fc.boolean(),
  isCollapsed: fc.boolean(),
  collapsedAt: fc.integer({ min: 1, max: 4 }),
})

test('[ENG-5, ENG-8] two devices that sync with the account in turn know the same, and then send nothing', () => {
  fc.assert(
    fc.property(anEngagement, anEngagement, (one, other) => {
      let values = {}
      for (const device of [one, other]) {
        const met = mergeEngagement(device, engagementFrom(values))
        values = { ...values, ...engagementToSend(values, met) }
        expect(engagementToSend(values, mergeEngagement(device, engagementFrom(values)))).toEqual({})
      }
      const both = mergeEngagement(one, other)
      const { isDismissed, isCollapsed, collapsedAt } = engagementFrom(values)
      expect({ isDismissed, isCollapsed, collapsedAt }).toEqual({
        isDismissed: both.isDismissed,
        isCollapsed: both.isCollapsed,
        collapsedAt: both.collapsedAt,
      })
    }),
    { seed: 5 },
  )
})
