import { useState } from 'react'
import { Chip, ChipButton } from './Chip.tsx'
import { chipsInSight, type ChipItem } from './chipOrder.ts'
import { DiaryIcon } from './DiaryIcon.tsx'

interface ChipListWords {
  label: string
  /** "Show all 33". */
  all: string
  fewer: string
  edit: string
}

interface ChipListProps {
  words: ChipListWords
  items: readonly ChipItem[]
  chosen: ReadonlySet<string>
  isDisabled?: boolean
  onChange: (id: string, isChosen: boolean) => void
  onEdit: () => void
}

export function ChipList({ words, items, chosen, isDisabled = false, onChange, onEdit }: ChipListProps) {
  const [atFirst] = useState(chosen)
  const [isAll, setAll] = useState(false)
  const chips = chipsInSight(items, { atFirst, now: chosen }, isAll)
  const hasMore = isAll || chips.length < items.length
  return (
    <div className="chips" role="group" aria-label={words.label}>
      {chips.map(({ id, label }) => (
        <Chip
          key={id}
          label={label}
          isChosen={chosen.has(id)}
          isDisabled={isDisabled}
          onChange={(isChosen) => onChange(id, isChosen)}
        />
      ))}
      {hasMore && (
        <ChipButton
          label={isAll ? words.fewer : words.all}
          icon={<DiaryIcon name={isAll ? 'minus' : 'list'} />}
          onPress={() => setAll(!isAll)}
        />
      )}
      <ChipButton label={words.edit} icon={<DiaryIcon name="pencil" />} onPress={onEdit} />
    </div>
  )
}
