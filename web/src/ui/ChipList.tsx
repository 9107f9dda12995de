import { useState, type ComponentType, type ReactNode } from 'react'
import { Chip, ChipButton } from './Chip.tsx'
import { chipsInSight, isOverriddenByNothing, type ChipItem } from './chipOrder.ts'
import { DiaryIcon } from './DiaryIcon.tsx'

interface ChipListWords {
  label: string
  /** "Show all 33". */
  all: string
  fewer: string
}

interface ChipListProps {
  words: ChipListWords
  items: readonly ChipItem[]
  chosen: ReadonlySet<string>
  /** Draws each item's icon; without it the items are text only. */
  Icon?: ComponentType<{ icon: string }>
  onChange: (id: string, isChosen: boolean) => void
  /** Shown at the end: the link to edit the list itself. */
  children?: ReactNode
}

export function ChipList({ words, items, chosen, Icon, onChange, children }: ChipListProps) {
  const [atFirst] = useState(chosen)
  const [isAll, setAll] = useState(false)
  const chips = chipsInSight(items, { atFirst, now: chosen }, isAll)
  const hasMore = isAll || chips.length < items.length
  return (
    <div className="chips" role="group" aria-label={words.label}>
      {chips.map((item) => (
        <Chip
          key={item.id}
          label={item.label}
          icon={Icon !== undefined && item.icon !== undefined && <Icon icon={item.icon} />}
          isChosen={chosen.has(item.id)}
          isResting={isOverriddenByNothing(item, items, chosen)}
          onChange={(isChosen) => onChange(item.id, isChosen)}
        />
      ))}
      {hasMore && (
        <ChipButton
          label={isAll ? words.fewer : words.all}
          icon={<DiaryIcon name={isAll ? 'minus' : 'list'} />}
          onPress={() => setAll(!isAll)}
        />
      )}
      {children}
    </div>
  )
}
