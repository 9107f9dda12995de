import type { ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import { KINDS_BY_PART, hasKinds, type FactorPart } from '@reprieve/domain/filters/factorPart.ts'
import type { FactorCriterion } from '@reprieve/domain/filters/filter.ts'
import { KIND_WORDS } from '@reprieve/domain/filters/summaryWords.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { useId, useState } from 'react'
import { ItemIcon } from '../../lists/ItemIcon.tsx'
import { useText } from '../../text/useText.tsx'
import { Chip } from '../../ui/controls/Chip.tsx'
import { ChipList } from '../../ui/controls/ChipList.tsx'
import { listSectionFactors, collectCurrentIds, toggleFactor, toggleKind } from './editCriteria.ts'
import { type FilterSectionProps, type PanelLists, withRemovedItems } from './panelLists.ts'

interface FactorChoiceProps extends FilterSectionProps {
  label: string
  part: FactorPart
  list: ColumnList
}

/** A list, and for each chosen item its effect. No kind chosen: any effect. [FILT-11] */
export function FactorChoice({ label, part, list, criteria, lists, onChange }: FactorChoiceProps) {
  const text = useText('filters')
  const hint = useId()
  const asked = listSectionFactors(criteria, part)
  const withKinds = asked.filter(({ item }) => hasKinds(part, item.id))
  return (
    <>
      <ListChoice
        label={label}
        list={list}
        lists={lists}
        asked={asked.map(({ item }) => item)}
        onToggle={(item) => onChange((now) => toggleFactor(now, { part, item }, lists.idToday))}
      />
      {withKinds.length > 0 && (
        <p className="filter-hint" id={hint}>
          {text('whatItDidHint')}
        </p>
      )}
      {withKinds.map((factor) => (
        <KindChips
          key={factor.item.id}
          name={lists.labelOf(list, factor.item)}
          part={part}
          factor={factor}
          hint={hint}
          onChange={onChange}
        />
      ))}
    </>
  )
}

interface KindChipsProps {
  name: string
  part: FactorPart
  factor: FactorCriterion
  hint: string
  onChange: FilterSectionProps['onChange']
}

function KindChips({ name, part, factor: { item, kinds }, hint, onChange }: KindChipsProps) {
  const text = useText('filters')
  const records = useText('records')
  const label = text('whatItDid', { item: name })
  return (
    <div className="kinds" role="group" aria-label={label} aria-describedby={hint}>
      <p className="field-label" aria-hidden="true">
        {label}
      </p>
      <div className="chips">
        {KINDS_BY_PART[part].map((kind) => (
          <Chip
            key={kind}
            label={records(KIND_WORDS[kind])}
            isChosen={kinds.includes(kind)}
            onChange={() => onChange((now) => toggleKind(now, { part, item }, kind))}
          />
        ))}
      </div>
    </div>
  )
}

interface ListChoiceProps {
  label: string
  list: ColumnList
  lists: PanelLists
  asked: readonly Reference[]
  onToggle: (item: Reference) => void
}

/** A list as chips. Each chosen item is a separate criterion. [FILT-3] */
export function ListChoice({ label, list, lists, asked, onToggle }: ListChoiceProps) {
  const text = useText('records')
  // Items chosen when the section was opened stay visible after they are removed.
  const [atFirst] = useState(asked)
  const { idToday } = lists
  const labelOf = (reference: Reference): string => lists.labelOf(list, reference)
  const strangers = [...atFirst, ...asked.filter(({ id }) => !atFirst.some((one) => one.id === id))]
  const choices = withRemovedItems(lists.choicesOf(list), strangers, { labelOf, idToday })
  const press = (id: string): void => {
    const choice = choices.find((one) => one.id === id)
    if (choice !== undefined) onToggle(choice.reference)
  }
  return (
    <ChipList
      words={{ label, all: text('showAll', { count: choices.length }), fewer: text('showFewer') }}
      items={choices}
      chosen={collectCurrentIds(asked, idToday)}
      Icon={ItemIcon}
      onChange={press}
    />
  )
}
