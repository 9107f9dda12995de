import { answerEnglishOnly, guideState } from '@reprieve/domain/home/guideCard.ts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { CardProps } from '../below.ts'
import { CardHead } from '../CardHead.tsx'

/** [HOME-16, HOME-17, HOME-18] */
export function GuideCard({ card, below: { home, facts }, acts }: CardProps) {
  const text = useText('home')
  const navigation = useText('navigation')
  const heading = useId()
  const isAsking = guideState(home.guide, facts.guide) === 'asks'
  return (
    <section className="home-card" aria-labelledby={heading}>
      <CardHead id={heading} title={navigation('painGuide')} card={card} acts={acts} />
      {!card.isCollapsed && isAsking && <EnglishOnly acts={acts} />}
      {!card.isCollapsed && !isAsking && (
        <>
          <p>{text('guideText')}</p>
          <Link className="button" to={PATHS.guide}>
            <Icon name="book" />
            {text('guideRead')}
          </Link>
        </>
      )}
    </section>
  )
}

function EnglishOnly({ acts }: Pick<CardProps, 'acts'>) {
  const guide = useText('guide')
  const common = useText('common')
  return (
    <>
      <p>{guide('englishOnly')}</p>
      <div className="card-ways">
        <Button
          label={guide('showAnyway')}
          onPress={() => acts.change((home) => answerEnglishOnly(home, 'show'))}
        />
        <Button
          kind="text"
          label={common('hide')}
          onPress={() => acts.change((home) => answerEnglishOnly(home, 'hide'))}
        />
      </div>
    </>
  )
}
