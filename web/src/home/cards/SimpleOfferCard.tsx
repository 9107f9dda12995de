import { switchSimple } from '@reprieve/domain/home/storedHome.ts'
import { useId } from 'react'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import type { CardProps } from '../homeContent.ts'
import { useSimpleSwitch } from '../simple/SimpleRows.tsx'

/** Offered once, after records that had only their number. Either answer ends it. [SIMPLE-1] */
export function SimpleOfferCard({ diary, acts }: CardProps) {
  const text = useText('settings')
  const heading = useId()
  const turn = useSimpleSwitch(diary, (isSimple) => acts.change((home) => switchSimple(home, isSimple)))
  return (
    <section className="home-card" aria-labelledby={heading}>
      <h2 id={heading}>{text('simpleOfferTitle')}</h2>
      <p>{text('simpleOfferText')}</p>
      <div className="card-ways">
        <Button label={text('simpleUse')} onPress={() => void turn(true)} />
        <Button
          kind="text"
          label={text('simpleRefuse')}
          onPress={() => acts.change((home) => switchSimple(home, false))}
        />
      </div>
    </section>
  )
}
