import type { Key } from '@reprieve/locales/words.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { MARKETS, type KeptPurchase, type Market } from './purchaseTable.ts'

const UNABLE: Record<Market, Key<'purchases'>> = {
  google: 'unableGooglePlay',
  apple: 'unableAppStore',
  sandbox: 'unableStore',
}

interface WaitingPurchasesProps {
  waiting: readonly KeptPurchase[]
  onRetry: () => void
}

/** A paid purchase stays visible until the server has granted it. [BUY-13] */
export function WaitingPurchases({ waiting, onRetry }: WaitingPurchasesProps) {
  const text = useText('purchases')
  const common = useText('common')
  const markets = MARKETS.filter((market) => waiting.some((one) => one.market === market))
  return (
    <div className="purchases-waiting" role="status">
      {markets.map((market) => (
        <Note
          key={market}
          kind="warn"
          action={<Button kind="text" label={common('retry')} onPress={onRetry} />}
        >
          {text(UNABLE[market])}
          <br />
          {text('keptPurchases', { count: waiting.filter((one) => one.market === market).length })}
        </Note>
      ))}
    </div>
  )
}
