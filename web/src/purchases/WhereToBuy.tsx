import { useText } from '../text/useText.tsx'
import type { Shop } from './shop.ts'

/** D43: a client that cannot buy says where to buy. */
export function WhereToBuy({ shop: { storePages } }: { shop: Shop }) {
  const text = useText('purchases')
  const { google, apple } = storePages
  const hasPages = google !== undefined || apple !== undefined
  return (
    <>
      <p>{text(hasPages ? 'buyInStores' : 'buyInApp')}</p>
      {google !== undefined && <StoreLink to={google} label={text('openGooglePlay')} />}
      {apple !== undefined && <StoreLink to={apple} label={text('openAppStore')} />}
    </>
  )
}

export function StoreLink({ to, label }: { to: string; label: string }) {
  return (
    <a className="button" href={to} target="_blank" rel="noreferrer">
      {label}
    </a>
  )
}
