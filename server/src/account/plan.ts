import type { Config } from '../config.ts'

/** What somebody may use. Where there is no store to buy it in, everything is open (D43). */
export const planOf = ({ plans }: Pick<Config, 'plans'>) => ({
  is_pro: false,
  is_subscription: plans === 'open',
  is_institution_member: false,
  pain_guide_available: plans === 'open',
})
