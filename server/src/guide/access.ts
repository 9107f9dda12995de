import { contentOf } from './guide.ts'
import { boughtBy, rightsOf } from '../purchases/rights.ts'
import type { CallContext } from '../handler.ts'

/** S2.6: the guide comes with a subscription. [GUIDE-5] */
export async function hasGuide({ services, person, now }: CallContext): Promise<boolean> {
  const bought = await boughtBy(services.db, person.userId, now)
  return rightsOf(services.config, bought).subscription === 'live'
}

/** What is free is open to everybody (D47). An id that is not known is no free one: who has no guide learns nothing of it. */
export const mayRead = async (context: CallContext, contentId: string): Promise<boolean> =>
  contentOf(context.services.guide, contentId)?.isFree === true || hasGuide(context)
