import { useSyncExternalStore } from 'react'
import type { Diary } from '../local/rows.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { productWords } from './productWords.ts'
import './purchases.css'
import { SandboxKeyForm } from './SandboxKeyForm.tsx'
import { sandboxKey } from './sandboxKey.ts'
import type { Product, Shop } from './shop.ts'
import { useBuying } from './useBuying.ts'
import { WhereToBuy } from './WhereToBuy.tsx'

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
