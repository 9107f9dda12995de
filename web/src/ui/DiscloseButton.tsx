import './button.css'
import { DiaryIcon } from './DiaryIcon.tsx'

interface DiscloseButtonProps {
  label: string
  isOpen: boolean
  onPress: () => void
}

/**
 * Shows and hides the content beside it. It loses nothing, so it answers every press. A plain button, because each card
 * of a long list has one.
 */
export function DiscloseButton({ label, isOpen, onPress }: DiscloseButtonProps) {
  return (
    <button type="button" className="button text" aria-expanded={isOpen} onClick={onPress}>
      <span>{label}</span>
      <DiaryIcon name={isOpen ? 'arrowUp' : 'arrowDown'} isSmall />
    </button>
  )
}
