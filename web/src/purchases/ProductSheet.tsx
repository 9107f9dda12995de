import { useState, useSyncExternalStore } from 'react'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useText } from '../text/useText.tsx'
import { Button, SubmitButton } from '../ui/controls/Button.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { useMessages } from '../ui/overlays/useMessages.ts'
import { refreshPlan } from './plan.ts'
import { buyProduct, type PurchaseOutcome } from './reportPurchases.ts'
import { sandboxKey, sandboxToken } from './sandboxKey.ts'
import { type Product, productWords, type Shop } from './shop.ts'
import './purchases.css'

interface ProductSheetProps {
  diary: Diary
  title: string
  /** Text that applies to all products. */
  about?: string
  shop: Shop | null
  products: readonly Product[]
  isOpen: boolean
  onClose: () => void
}

/** The products and how to buy them: here, or if this page cannot sell them, elsewhere (D43). */
export function ProductSheet({ title, about, shop, isOpen, ...offer }: ProductSheetProps) {
  const common = useText('common')
  return (
    <Sheet isOpen={isOpen} title={title} closeLabel={common('close')} onClose={offer.onClose}>
      {about !== undefined && <p>{about}</p>}
      {shop === null ? <NotKnown /> : <Offer shop={shop} {...offer} />}
    </Sheet>
  )
}

function NotKnown() {
  const text = useText('purchases')
  return <p>{text('shopNotKnown')}</p>
}

type OfferProps = Pick<ProductSheetProps, 'diary' | 'products' | 'onClose'> & { shop: Shop }

function Offer({ diary, shop, products, onClose }: OfferProps) {
  const text = useText('purchases')
  const key = useSyncExternalStore(sandboxKey.subscribe, sandboxKey.current)
  const buying = useBuying(diary, onClose)
  if (products.length === 0) return <p>{text('nothingSold')}</p>
  const isSandbox = shop.market === 'sandbox'
  return (
    <>
      {isSandbox && <Note kind="info">{text('sandboxAbout')}</Note>}
      {isSandbox && key === null && <SandboxKeyForm />}
      <ul className="products">
        {products.map((product) => (
          <li key={product.id} className="product">
            <ProductAbout product={product} />
            {isSandbox && key !== null && (
              <BuyButton
                product={product}
                isBusy={buying.product?.id === product.id}
                isDisabled={buying.product !== null && buying.product.id !== product.id}
                onPress={() => buying.start(product, key)}
              />
            )}
          </li>
        ))}
      </ul>
      {!isSandbox && <WhereToBuy shop={shop} />}
    </>
  )
}

function ProductAbout({ product: { kind, price } }: { product: Product }) {
  const text = useText('purchases')
  const { name, about } = productWords(text, kind)
  return (
    <div className="product-words">
      <h3>{name}</h3>
      {about !== null && <p>{about}</p>}
      {price !== null && <p className="product-price">{price}</p>}
    </div>
  )
}

interface BuyButtonProps {
  product: Product
  isBusy: boolean
  isDisabled: boolean
  onPress: () => void
}

function BuyButton({ product, isBusy, isDisabled, onPress }: BuyButtonProps) {
  const text = useText('purchases')
  const { name } = productWords(text, product.kind)
  return (
    <Button
      label={text('buy', { product: name })}
      busyLabel={text('buying')}
      {...{ isBusy, isDisabled, onPress }}
    />
  )
}

interface Buying {
  /** The product being bought. */
  product: Product | null
  start: (product: Product, key: string) => void
}

/** From the press to the server's answer; then the plan is loaded again. [BUY-21] */
function useBuying(diary: Diary, onEnd: () => void): Buying {
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
    const told = await buyProduct(diary, ask, purchase)
    setProduct(null)
    onEnd()
    tell(told, chosen)
    await refreshPlan(diary, ask)
  }
  return { product, start: (chosen, key) => void start(chosen, key) }
}

/** D43: a client that cannot buy says where to buy. */
function WhereToBuy({ shop: { storePages } }: { shop: Shop }) {
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

/** D22: the sandbox is for the person who started the server. */
export function SandboxKeyForm() {
  const text = useText('purchases')
  const common = useText('common')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const submit = (): void => {
    const key = typed.trim()
    if (key === '') setError(common('fieldEmpty'))
    else sandboxKey.become(key)
  }
  return (
    <Form label={text('sandboxKey')} onSubmit={submit}>
      <TextField
        label={text('sandboxKey')}
        hint={text('sandboxKeyHint')}
        value={typed}
        error={error}
        autoComplete="off"
        isLiteral
        onChange={(next) => {
          setTyped(next)
          setError(null)
        }}
      />
      <SubmitButton label={common('continue')} />
    </Form>
  )
}
