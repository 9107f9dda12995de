import * as z from 'zod'
import { call } from '../call.ts'
import { count, filledText, moment } from '../scalars.ts'

/** Apple's receipts grow with every purchase a person has made. */
const LONGEST_RECEIPT = 200_000

/** The state at the store, without the extra rights that PLANS=open gives. */
const subscription = {
  subscription_state: z.enum(['none', 'live', 'ended']),
  subscription_until: moment.nullable(),
}

const plan = {
  is_pro: z.boolean(),
  is_subscription: z.boolean(),
  credits_count: count,
  ...subscription,
}

const purchase = z.looseObject({
  product_id: z.string(),
  market: z.string(),
  created: moment,
  expires: moment.nullish(),
  /** `waiting`: the store was unreachable and will be asked again. */
  state: z.enum(['waiting', 'active', 'ended', 'spent', 'refused']),
})

export const purchasesCalls = {
  'purchases/complete-purchase': call({
    request: z.object({
      package_name: filledText(200),
      // `sandbox` completes purchases in local mode, so that every plan can be tested (D43).
      market: z.enum(['google', 'apple', 'sandbox']),
      purchase_token: filledText(LONGEST_RECEIPT),
      product_id: filledText(200),
    }),
    answer: z.object(plan),
  }),
  'purchases/get-all-purchases': call({
    answer: z.object({ purchases: z.array(purchase), ...subscription }),
  }),
  'purchases/get-credits-count': call({ answer: z.object({ credits_count: count }) }),
}
