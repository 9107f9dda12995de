import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import './iconButton.css'

interface IconButtonProps {
  /** The button shows no text, so this is its only name. */
  label: string
  icon: ReactNode
  isOutlined?: boolean
  isDisabled?: boolean
  onPress: () => void
}

export function IconButton({ label, icon, isOutlined, isDisabled = false, onPress }: IconButtonProps) {
  return (
    <Button
      className={isOutlined === true ? 'icon-button outlined' : 'icon-button'}
      aria-label={label}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      {icon}
    </Button>
  )
}
