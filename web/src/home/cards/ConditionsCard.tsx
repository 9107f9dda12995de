import { conditionText } from '@reprieve/domain/conditions/condition.ts'
import { useId } from 'react'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { ConditionIcon } from '../../conditions/ConditionIcon.tsx'
import { useConditions, useSortConditions } from '../../conditions/useConditions.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { partWhenLoaded } from '../../text/partWhenLoaded.tsx'
import { useText, useLanguage } from '../../text/useText.tsx'
import { ListRow } from '../../ui/layout/ListRow.tsx'
import type { CardProps } from '../homeContent.ts'
import { CardHead } from './CardHead.tsx'
import './homeCards.css'

/** Not needed to show the conditions. */
const TemplateOffer = partWhenLoaded(
  lazyComponent(() => import('../../lists/templates/TemplateOffer.tsx'), 'TemplateOffer'),
  ['lists'],
)

/** [HOME-3] */
export function ConditionsCard({ diary, card, acts }: CardProps) {
  const text = useText('home')
  const doses = useText('doses')
  const conditions = useText('conditions')
  const { language } = useLanguage()
  const byName = useSortConditions()
  const heading = useId()
  const all = useConditions(diary)
  if (all === null) return null
  const shown = byName(all.filter(({ isShown }) => isShown)).slice(0, card.count)
  return (
    <section className="home-card" aria-labelledby={heading}>
      <CardHead id={heading} title={text('painConditions')} card={card} acts={acts}>
        <Link className="button text" to={all.length === 0 ? PATHS.conditionSearch : PATHS.conditions}>
          {all.length === 0 ? conditions('addTitle') : doses('allCount', { count: all.length })}
        </Link>
      </CardHead>
      {!card.isCollapsed && shown.length > 0 && (
        <ul className="home-rows" aria-label={text('painConditions')}>
          {shown.map((condition) => (
            <li key={condition.id}>
              <Link className="list-row" to={PATHS.conditionEdit} params={{ id: condition.routeId }}>
                <ListRow
                  icon={<ConditionIcon icon={condition.icon} />}
                  title={conditionText(condition, language)}
                  subtitle={
                    condition.diagnosed === null
                      ? undefined
                      : conditions('dayTold', { 0: conditions('dateOfDiagnosis'), 1: condition.diagnosed })
                  }
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!card.isCollapsed && <TemplateOffer diary={diary} conditions={all} />}
    </section>
  )
}
