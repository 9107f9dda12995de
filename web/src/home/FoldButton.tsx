import { Icon } from '../ui/Icon.tsx'

interface FoldButtonProps {
  title: string
  isFolded: boolean
  onPress: () => void
}

/** It loses nothing, so it answers every press. */
export const FoldButton = ({ title, isFolded, onPress }: FoldButtonProps) => (
  <button type="button" className="fold-button" aria-expanded={!isFolded} onClick={onPress}>
    {title}
    <Icon name={isFolded ? 'chevronDown' : 'chevronUp'} isSmall />
  </button>
)
