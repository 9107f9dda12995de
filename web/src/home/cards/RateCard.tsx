import { noteRated, toggleHidden } from '@reprieve/domain/home/keptHome.ts'
import { useId } from 'react'
import { serviceFacts } from '../../account/serviceFacts.ts'
import { delayRatingHere } from '../../records/savedHere.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import type { CardProps } from '../below.ts'

/** Following the link to the store counts as rated: browsers do not report whether it was. [HOME-7, HOME-8, HOME-11] */
export function RateCard({ diary, below: { facts }, acts }: CardProps) {
  const text = useText('home')
  const common = useText('common')
  const heading = useId()
  const { platform } = facts
  return (
    <section className="home-card" aria-labelledby={heading}>
      <h2 id={heading}>{text('rateMe')}</h2>
      <p>{text('rateText')}</p>
      <div className="card-ways">
        <a
          className="button"
          href={serviceFacts.current().storeLinks[platform]}
          target="_blank"
          rel="noreferrer"
          onClick={() => acts.change((home) => noteRated(home, platform))}
        >
          {text('rateOpen')}
        </a>
        <Button kind="text" label={text('later')} onPress={() => acts.settle(() => delayRatingHere(diary))} />
        <Button
          kind="text"
          label={common('hide')}
          onPress={() => acts.change((home) => toggleHidden(home, 'rate'))}
        />
      </div>
    </section>
  )
}
