import { RESULT } from '@reprieve/contract/codes.ts'
import { Refusal, refuse, type CallContext, type Person } from '../handler.ts'
import { readBoughtRights, effectiveRights } from '../purchases/rights.ts'
import { findContent } from './guide.ts'

/** S2.6: the guide comes with a subscription. [GUIDE-5] */
export const hasGuide = (context: CallContext): Promise<boolean> => hasGuideAs(context.person, context)

async function hasGuideAs({ userId }: Person, { services, now }: CallContext): Promise<boolean> {
  const bought = await readBoughtRights(services.db, userId, now)
  return effectiveRights(services.config, bought).subscription === 'live'
}

/** Free articles are open to everybody (D47). An unknown id is not free, so people without the guide learn nothing. */
export const mayReadArticle = async (context: CallContext, contentId: string): Promise<boolean> =>
  isFree(context, contentId) || hasGuide(context)

const isFree = ({ services }: CallContext, contentId: string): boolean =>
  findContent(services.guide, contentId)?.isFree === true

/** The reader. Null: a person without an account, for whom nothing is stored. */
export interface Reader {
  userId: number | null
}

/** Who may read the guide, or one article of it; with open plans also people without an account. [GUIDE-26] */
export async function findGuideReader(context: CallContext, contentId?: string): Promise<Reader | Refusal> {
  const person = await context.personIfAny()
  if (person instanceof Refusal) return person
  if (person === null)
    return context.services.config.plans === 'open' ? { userId: null } : refuse(RESULT.notSignedIn)
  const isTheirs =
    (contentId !== undefined && isFree(context, contentId)) || (await hasGuideAs(person, context))
  return isTheirs ? { userId: person.userId } : refuse(RESULT.guideDenied)
}
