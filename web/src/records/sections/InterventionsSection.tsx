import { itemsOf } from '@reprieve/domain/records/answer.ts'
import { chooseFactor, chooseNothing } from '@reprieve/domain/records/chooseFactor.ts'
import type { InterventionEffect } from '@reprieve/domain/records/painRecord.ts'
import { useState } from 'react'
import { ItemIcon } from '../../lists/ItemIcon.tsx'
import { useText } from '../../settings/words.tsx'
import { Chip, ChipButton } from '../../ui/Chip.tsx'
import { chipsInSight, isSetAside } from '../../ui/chipOrder.ts'
import { DiaryIcon } from '../../ui/DiaryIcon.tsx'
import { EffectRow, type Effect } from '../../ui/EffectRow.tsx'
import './interventionsSection.css'
import { ListWays } from '../../lists/ListWays.tsx'
import './listSection.css'
import type { SectionProps } from './section.ts'
import { SectionHint } from './SectionHint.tsx'
import { useChoices } from '../../lists/useChoices.ts'

type Mark = Exclude<InterventionEffect, 'unmarked'>

const LIST = 'alleviating_factor'

/** What was tried, and the effect of each (D37). */
export function InterventionsSection({ diary, record, onChange }: SectionProps) {
  const text = useText('records')
  const { choices, chosen, nothing } = useChoices(diary, LIST, record.intervention)
  const [atFirst] = useState(chosen)
  const [isAll, setAll] = useState(false)
  const effects: Effect<Mark>[] = [
    { value: 'alleviating', label: text('helped'), icon: <DiaryIcon name="arrowDown" />, isGood: true },
    { value: 'ineffective', label: text('didNotHelp'), icon: <DiaryIcon name="equal" /> },
  ]
  const inSight = chipsInSight(choices, { atFirst, now: chosen }, isAll)
  const more = choices.length - inSight.length
  const marks = new Map(itemsOf(record.intervention).map(({ id, effect }) => [id, effect]))
  const markOf = (id: string): Mark | null =>
    effects.find(({ value }) => value === marks.get(id))?.value ?? null

  return (
    <section className="list-section">
      <h2 className="section-question" tabIndex={-1}>
        {text('whatTried')}
      </h2>
      <SectionHint hint={text('leaveOut')} nothing={null} />
      <div className="intervention-rows" role="group" aria-label={text('interventions')}>
        {inSight
          .filter(({ isNothing }) => isNothing !== true)
          .map((choice) => (
            <EffectRow
              key={choice.id}
              title={choice.label}
              icon={<ItemIcon icon={choice.icon ?? null} />}
              effects={effects}
              chosen={markOf(choice.id)}
              isResting={isSetAside(choice, choices, chosen)}
              onPress={(effect) => onChange(chooseFactor(record, { ...choice.reference, effect }))}
            />
          ))}
      </div>
      <div className="intervention-ways">
        {inSight
          .filter(({ isNothing }) => isNothing === true)
          .map(({ id, label, icon = null }) => (
            <Chip
              key={id}
              label={label}
              icon={<ItemIcon icon={icon} />}
              isChosen={chosen.has(id)}
              onChange={() => onChange(chooseNothing(record, 'intervention'))}
            />
          ))}
        {(isAll || more > 0) && (
          <ChipButton
            label={isAll ? text('showFewer') : text('showOthers', { count: more })}
            icon={<DiaryIcon name={isAll ? 'minus' : 'plus'} />}
            onPress={() => setAll(!isAll)}
          />
        )}
        <ListWays type={LIST} />
      </div>
      <SectionHint nothing={nothing} />
    </section>
  )
}
