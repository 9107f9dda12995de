import { isNothingItem } from '@reprieve/domain/lists/listItem.ts'
import { useText } from '../text/useText.tsx'
import { IconButton } from '../ui/controls/IconButton.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { SpokenPause } from '../ui/layout/ListRow.tsx'
import { ItemIcon } from './ItemIcon.tsx'
import type { ShownItem } from './useLists.ts'
import { useRowDrag } from './useRowDrag.ts'
import '../ui/layout/rows.css'

interface SortableRowsProps {
  label: string
  items: readonly ShownItem[]
  onMoveBy: (item: ShownItem, step: -1 | 1) => void
  onMoveTo: (id: string, target: string) => void
}

/** Each row moves by its handle, or by two arrow buttons that do the same. */
export function SortableRows({ label, items, onMoveBy, onMoveTo }: SortableRowsProps) {
  const text = useText('lists')
  const drag = useRowDrag(onMoveTo)
  return (
    <ul className="rows list-items" aria-label={label} {...drag.list}>
      {items.map((item) => (
        <li
          key={item.id}
          className="list-item"
          data-id={item.id}
          data-dragged={drag.dragged === item.id || undefined}
        >
          {isNothingItem(item) ? (
            <>
              <ItemIcon icon={item.icon} />
              <span className="list-item-label">{item.label}</span>
              <SpokenPause />
              <span className="list-item-state">{text('alwaysFirst')}</span>
            </>
          ) : (
            <>
              <span className="list-item-grip" aria-hidden="true" {...drag.grip(item.id)}>
                <DiaryIcon name="equal" />
              </span>
              <ItemIcon icon={item.icon} />
              <span className="list-item-label">
                {item.label}
                {!item.isShown && <span className="list-item-state">{text('hidden')}</span>}
              </span>
              <IconButton
                label={text('moveUp', { 0: item.label })}
                icon={<DiaryIcon name="arrowUp" />}
                isOutlined
                onPress={() => onMoveBy(item, -1)}
              />
              <IconButton
                label={text('moveDown', { 0: item.label })}
                icon={<DiaryIcon name="arrowDown" />}
                isOutlined
                onPress={() => onMoveBy(item, 1)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
