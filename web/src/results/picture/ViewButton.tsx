import { useText } from '../../text/useText.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'

interface ViewButtonProps {
  isTable: boolean
  /** Its words are only read out: the title needs the room. */
  isIcon?: boolean
  /** The id of the title: several charts on a page have the same button. */
  of: string
  onPress: () => void
}

/** It destroys nothing, so it reacts to every press. */
export function ViewButton({ isTable, isIcon = false, of, onPress }: ViewButtonProps) {
  const text = useText('picture')
  return (
    <button type="button" className="button text" aria-describedby={of} onClick={onPress}>
      <DiaryIcon name={isTable ? 'results' : 'list'} isSmall={!isIcon} />
      <span className={isIcon ? 'unseen' : undefined}>{text(isTable ? 'asPicture' : 'asTable')}</span>
    </button>
  )
}
