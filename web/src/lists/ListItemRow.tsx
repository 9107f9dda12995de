import { isNothingItem, isOwn } from '@reprieve/domain/lists/listItem.ts'
import { useText } from '../text/useText.tsx'
import { Switch } from '../ui/controls/Switch.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { ActionMenu } from '../ui/overlays/ActionMenu.tsx'
import { ItemIcon } from './ItemIcon.tsx'
import type { ShownItem } from './useLists.ts'

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
