import type { ReactNode, RefObject } from 'react'
import { Menu, MenuItem, Popover } from 'react-aria-components'

export interface MenuAction {
  label: string
  icon: ReactNode
  isDanger?: boolean
  onAction: () => void
}

/** Which item has the focus when the menu opens; true for the menu itself. */
export type FirstFocus = 'first' | 'last' | true

interface ActionMenuOverlayProps {
  id: string
  label: string
  actions: readonly MenuAction[]
  trigger: RefObject<HTMLElement | null>
  focus: FirstFocus
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function ActionMenuOverlay(props: ActionMenuOverlayProps) {
  const { id, label, actions, trigger, focus, isOpen, onOpenChange } = props
  return (
    <Popover
      className="action-popover"
      placement="bottom end"
      aria-label={label}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Menu
        id={id}
        className="action-menu"
        aria-label={label}
        autoFocus={focus}
        onClose={() => onOpenChange(false)}
      >
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
  )
}
