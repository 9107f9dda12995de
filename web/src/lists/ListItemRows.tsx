import { isNothingItem, isOwn } from '@reprieve/domain/lists/listItem.ts'
import { useText } from '../text/useText.tsx'
import { IconButton } from '../ui/controls/IconButton.tsx'
import { Switch } from '../ui/controls/Switch.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { SpokenPause } from '../ui/layout/ListRow.tsx'
import { ActionMenu } from '../ui/overlays/ActionMenu.tsx'
import { ItemIcon } from './ItemIcon.tsx'
import type { ShownItem } from './useLists.ts'
import { useRowDrag } from './useRowDrag.ts'
import '../ui/layout/rows.css'

interface ListItemRowProps {
  item: ShownItem
  onToggle: () => void
  onEdit: () => void
  onDelete: () => void
}

/** A press anywhere shows or hides the item; the person's own items also have a menu. */
export function ListItemRow({ item, onToggle, onEdit, onDelete }: ListItemRowProps) {
  const text = useText('lists')
  const common = useText('common')
  if (isNothingItem(item))
    return (
      <li className="list-item">
        <ItemIcon icon={item.icon} />
        <span className="list-item-label">{item.label}</span>
        <span className="list-item-state">{text('alwaysShown')}</span>
      </li>
    )
  return (
    <li className="list-item">
      <ItemIcon icon={item.icon} />
      <Switch
        label={item.label}
        isOn={item.isShown}
        onLabel={text('shown')}
        offLabel={text('hidden')}
        onChange={onToggle}
      />
      {isOwn(item) && (
        <ActionMenu
          label={text('itemMenu', { 0: item.label })}
          actions={[
            {
              label: common(item.isShown ? 'hide' : 'show'),
              icon: <DiaryIcon name={item.isShown ? 'eyeOff' : 'eye'} />,
              onAction: onToggle,
            },
            { label: common('edit'), icon: <DiaryIcon name="pencil" />, onAction: onEdit },
            {
              label: common('delete'),
              icon: <DiaryIcon name="trash" />,
              isDanger: true,
              onAction: onDelete,
            },
          ]}
        />
      )}
    </li>
  )
}

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
