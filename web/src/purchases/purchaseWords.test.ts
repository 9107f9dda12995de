import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { subscriptionEndedChoices } from './SubscriptionEnded.tsx'
import { productWords } from './shop.ts'

const english = await loadText('en', 'purchases')
const common = await loadText('en', 'common')

test('[BUY-9] every product is named in the words of the plans and packs', () => {
  const kinds = ['pro', 'subscription', 'credits1', 'credits3', 'credits5'] as const
  expect(kinds.map((kind) => productWords(english, kind).name)).toEqual([
    'Pro',
    'Pro Subscription',
    '1 credit',
    '3 credits',
    '5 credits',
  ])
  expect(english('creditPerReport')).toBe('1 credit per report')
})

test('[BUY-7] a person whose subscription ended has three choices, without a credit two; none spends by default', () => {
  const chosen: string[] = []
  const ways = { onManage: () => chosen.push('manage'), onUseCredit: () => chosen.push('use') }
  const three = subscriptionEndedChoices({ ...ways, credits: 1 }, { text: english, common })
  expect(three.map(({ label, kind }) => [label, kind])).toEqual([
    ['Manage Subscription', 'primary'],
    ['Use Credit', 'quiet'],
    ['Cancel', 'quiet'],
  ])
  for (const { onChoose } of three) onChoose()
  expect(chosen).toEqual(['manage', 'use'])
  const two = subscriptionEndedChoices({ ...ways, credits: 0 }, { text: english, common })
  expect(two.map(({ label }) => label)).toEqual(['Manage Subscription', 'Cancel'])
})

test('[BUY-7, BUY-13] the sentences are those of the specification', () => {
  expect([english('subscriptionExpired'), english('subscriptionInvalid')]).toEqual([
    'Subscription expired',
    'Your subscription is invalid and a credit is needed to generate a report',
  ])
  expect([english('unableAppStore'), english('unableGooglePlay')]).toEqual([
    'Unable to connect to the Apple App Store purchasing service',
    'Unable to connect to Google Play purchasing service',
  ])
})
