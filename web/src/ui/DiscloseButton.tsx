import { Button } from 'react-aria-components'
import './button.css'
import { DiaryIcon } from './DiaryIcon.tsx'

interface DiscloseButtonProps {
  label: string
  isOpen: boolean
  onPress: () => void
}

/** Shows and hides what stands beside it. It loses nothing, so it answers every press. */
export function DiscloseButton({ label, isOpen, onPress }: DiscloseButtonProps) {
  return (
    <Button className="button text" aria-expanded={isOpen} onPress={onPress}>
      <span>{label}</span>
      <DiaryIcon name={isOpen ? 'arrowUp' : 'arrowDown'} isSmall />
    </Button>
  )
}
