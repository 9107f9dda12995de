import { useState } from 'react'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows.ts'
import { useText } from '../settings/words.tsx'
import { useMessages } from '../ui/useMessages.ts'
import { useToasts } from '../ui/useToasts.ts'
import { learnPlan } from './planKnown.ts'
import { productWords } from './productWords.ts'
import { sandboxKey, sandboxToken } from './sandboxKey.ts'
import type { Product } from './shop.ts'
import { buy, type PurchaseOutcome } from './tellPurchases.ts'

interface Buying {
  /** The product being bought. */
  product: Product | null
  start: (product: Product, key: string) => void
}

/** From the press to the server's answer; then the plan is loaded again. [BUY-21] */
export function useBuying(diary: Diary, onEnd: () => void): Buying {
  const ask = useAsk()
  const toasts = useToasts()
  const { showError } = useMessages()
  const text = useText('purchases')
  const [product, setProduct] = useState<Product | null>(null)

  const tell = (told: PurchaseOutcome, { kind }: Product): void => {
    if (told.is === 'bought')
      toasts.show({ message: text('bought', { product: productWords(text, kind).name }), isDone: true })
    // Pending purchases are shown beside the plan while they are pending.
    if (told.is !== 'refused') return
    // The key may have been wrong: the next attempt asks for it again.
    sandboxKey.become(null)
    showError({ message: told.message })
  }
  const start = async (chosen: Product, key: string): Promise<void> => {
    if (product !== null) return
    setProduct(chosen)
    const purchase = {
      market: 'sandbox',
      packageName: location.hostname,
      productId: chosen.id,
      token: sandboxToken(key),
    } as const
    const told = await buy(diary, ask, purchase)
    setProduct(null)
    onEnd()
    tell(told, chosen)
    await learnPlan(diary, ask)
  }
  return { product, start: (chosen, key) => void start(chosen, key) }
}
