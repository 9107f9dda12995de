import { delayQuestionnaires } from '@reprieve/domain/home/storedHome.ts'
import { useId } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import type { CardProps } from '../homeContent.ts'

/** [HOME-14, HOME-27] */
export function QuestionnairesCard({ diary, card, acts }: CardProps) {
  const text = useText('home')
  const navigation = useText('navigation')
  const questionnaires = useText('questionnaires')
  const heading = useId()
  const putOff = (): void => acts.change((home) => delayQuestionnaires(home, diary.now()))
  return (
    <section className="home-card" aria-labelledby={heading}>
      <h2 id={heading}>{navigation('questionnaires')}</h2>
      <p>{questionnaires('countToComplete', { 0: card.count })}</p>
      <div className="card-ways">
        <Link className="button" to={PATHS.questionnaires}>
          {text('questionnairesOpen')}
        </Link>
        <Button kind="text" label={text('later')} onPress={putOff} />
      </div>
    </section>
  )
}
