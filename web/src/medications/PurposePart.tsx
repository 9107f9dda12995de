import type { NewCondition } from '@reprieve/domain/conditions/addCondition.ts'
import { conditionText, type Condition } from '@reprieve/domain/conditions/condition.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { isPurpose, toggledPurpose } from '@reprieve/domain/medications/taking.ts'
import { useState } from 'react'
import { ConditionSearch } from '../conditions/ConditionSearch.tsx'
import { addCondition } from '../conditions/conditionTable.ts'
import { useConditions } from '../conditions/useConditions.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useFormatTag, useLanguage, useText } from '../text/useText.tsx'
import { Chip, ChipButton } from '../ui/controls/Chip.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'

interface PurposePartProps {
  diary: Diary
  purpose: readonly Reference[]
  onChange: (purpose: readonly Reference[]) => void
}

/** The profile's visible conditions, and the chosen purposes, whether they are still conditions or not. [MED-19] */
export function PurposePart({ diary, purpose, onChange }: PurposePartProps) {
  const text = useText('medications')
  const { language } = useLanguage()
  const { compare } = new Intl.Collator(useFormatTag())
  const nameOf = (condition: Condition): string => conditionText(condition, language)
  const conditions = useConditions(diary)
  const [atFirst] = useState(purpose)
  const [isAdding, setAdding] = useState(false)
  if (conditions === null) return null
  const isOffered = (one: Condition): boolean =>
    one.isShown || isPurpose(atFirst, one) || isPurpose(purpose, one)
  // What was chosen at opening comes first, and nothing moves under the finger.
  const place = (one: Condition): number => (isPurpose(atFirst, one) ? 0 : 1)
  const offered = conditions
    .filter(isOffered)
    .toSorted((one, other) => place(one) - place(other) || compare(nameOf(one), nameOf(other)))
  const strangers = atFirst.filter((one) => !conditions.some((condition) => isPurpose([one], condition)))
  return (
    <section>
      <h2>{text('purpose')}</h2>
      <div className="chips" role="group" aria-label={text('purpose')}>
        {offered.map((condition) => (
          <Chip
            key={condition.id}
            label={nameOf(condition)}
            isChosen={isPurpose(purpose, condition)}
            onChange={() => onChange(toggledPurpose(purpose, condition))}
          />
        ))}
        {strangers.map(({ id, text: name }) => (
          <Chip
            key={id}
            label={name}
            isChosen={isPurpose(purpose, { id, name })}
            onChange={() => onChange(toggledPurpose(purpose, { id, name }))}
          />
        ))}
        <ChipButton
          label={text('purposeAdd')}
          icon={<DiaryIcon name="plus" />}
          onPress={() => setAdding(true)}
        />
      </div>
      {isAdding && (
        <AddPurpose
          diary={diary}
          known={conditions}
          onAdded={(condition) => {
            setAdding(false)
            if (!isPurpose(purpose, condition)) onChange(toggledPurpose(purpose, condition))
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}

interface AddPurposeProps {
  diary: Diary
  known: readonly Condition[]
  onAdded: (condition: Condition) => void
  onClose: () => void
}

/** Adds a condition to the profile without leaving the editor. */
function AddPurpose({ diary, known, onAdded, onClose }: AddPurposeProps) {
  const text = useText('conditions')
  const common = useText('common')
  const records = useText('records')
  const toasts = useToasts()
  const add = async (chosen: NewCondition): Promise<void> => {
    const added = await addCondition(diary, chosen)
    if (added.ok) {
      toasts.show({ message: text('added'), isDone: true })
      return onAdded(added.value)
    }
    const isThere = added.reason === 'already-added'
    toasts.show({ message: isThere ? text('alreadyAdded') : records('faultStorageGone') })
  }
  return (
    <Sheet isOpen title={text('searchTitle')} closeLabel={common('close')} onClose={onClose}>
      <ConditionSearch autoFocus known={known} onChosen={(chosen) => void add(chosen)} />
    </Sheet>
  )
}
