import { expect, test } from 'vitest'
import type { PlanMode } from '../purchases/plan.ts'
import { decideGuideAccess } from './guideAccess.ts'

const PLANS: readonly (PlanMode | null)[] = ['open', 'store', null]

test('[GUIDE-26] without an account the guide opens if the plans are open, otherwise it asks for one', () => {
  expect(PLANS.map((plans) => decideGuideAccess('not-registered', plans))).toEqual([
    'open',
    'ask-to-register',
    'ask-plans',
  ])
})

test('[GUIDE-26] with an account the server decides about access', () => {
  expect(PLANS.map((plans) => decideGuideAccess('signed-in', plans))).toEqual(['open', 'open', 'open'])
})
