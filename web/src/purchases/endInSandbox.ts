import { RESULT } from '@reprieve/contract/codes.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows.ts'
import { dropPurchases, takenPurchases } from './purchaseTable.ts'
import { endingToken, sandboxKey, withKey } from './sandboxKey.ts'
import { keptShop } from './shop.ts'

/** Lets the end of a subscription be tested as well (D43), on the device that bought it. */
export async function endInSandbox(diary: Diary, ask: Ask): Promise<boolean> {
  const [shop, taken] = await Promise.all([keptShop(diary), takenPurchases(diary)])
  const ids = shop?.products.filter(({ kind }) => kind === 'subscription').map(({ id }) => id) ?? []
  const bought = taken.filter(({ market, productId }) => market === 'sandbox' && ids.includes(productId))
  const last = bought.at(-1)
  const token = last === undefined ? null : withKey(last.token)
  if (last === undefined || token === null) return false
  const answer = await ask('purchases/complete-purchase', {
    package_name: last.packageName,
    market: last.market,
    purchase_token: endingToken(token),
    product_id: last.productId,
  })
  // The key may have been wrong: the next attempt asks for it again.
  if (answer.reached && answer.code === RESULT.purchaseInvalid) sandboxKey.become(null)
  const hasEnded = answer.reached && answer.code === RESULT.subscriptionEnded
  // Reported again to a restored server, it would become active again.
  if (hasEnded) await dropPurchases(diary, [last.id])
  return hasEnded
}
