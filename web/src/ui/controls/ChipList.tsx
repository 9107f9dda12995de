import { useState, type ComponentType, type ReactNode } from 'react'
import { Chip, ChipButton } from './Chip.tsx'
import { DiaryIcon } from '../icons/DiaryIcon.tsx'

export interface ChipItem {
  id: string
  label: string
  /** The name of the icon; the `Icon` component of the list draws it. */
  icon?: string | undefined
  /** Whether the person wants to see the item without "Show all". */
  isShown: boolean
  /** "Nothing": it comes first, and while it is chosen all other items are overridden. */
  isNothing?: boolean
}

interface ChipSelection {
  /** The items that were chosen when the list was mounted. */
  atFirst: ReadonlySet<string>
  now: ReadonlySet<string>
}

/**
 * UI-2. A chip that moved to the front when pressed would leave another one under the finger, for the second press of a
 * shaking hand. So the order is fixed once; only items chosen elsewhere, on the body map, are added.
 */
export function chipsInSight<Item extends ChipItem>(
  items: readonly Item[],
  { atFirst, now }: ChipSelection,
  isAll: boolean,
): Item[] {
  const first = items.filter(({ id }) => atFirst.has(id))
  const later = items.filter(({ id }) => !atFirst.has(id))
  const shown = later.filter(({ isShown }) => isShown)
  const hidden = later.filter(({ isShown }) => !isShown)
  if (isAll) return nothingFirst([...first, ...shown, ...hidden])
  return nothingFirst([...first, ...hidden.filter(({ id }) => now.has(id)), ...shown])
}

const nothingFirst = <Item extends ChipItem>(items: readonly Item[]): Item[] => [
  ...items.filter(({ isNothing }) => isNothing === true),
  ...items.filter(({ isNothing }) => isNothing !== true),
]

/** Whether "Nothing" is chosen and overrides this item. */
export const isOverriddenByNothing = (
  item: ChipItem,
  items: readonly ChipItem[],
  chosen: ReadonlySet<string>,
): boolean =>
  item.isNothing !== true && items.some(({ id, isNothing }) => isNothing === true && chosen.has(id))

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
