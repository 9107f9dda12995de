import type { ReactNode } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import './actionMenu.css'
import { DiaryIcon } from './DiaryIcon.tsx'
import './iconButton.css'

export interface MenuAction {
  label: string
  icon: ReactNode
  isDanger?: boolean
  onAction: () => void
}

/** Three dots; what they hide is said by the label: "Edit, duplicate or delete". */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  return (
    <MenuTrigger>
      <Button className="icon-button" aria-label={label}>
        <DiaryIcon name="more" />
      </Button>
      <Popover className="action-popover" placement="bottom end">
        <Menu className="action-menu" aria-label={label}>
          {actions.map(({ label: action, icon, isDanger, onAction }) => (
            <MenuItem
              key={action}
              id={action}
              textValue={action}
              className={isDanger === true ? 'action-item danger' : 'action-item'}
              onAction={onAction}
            >
              {icon}
              {action}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
