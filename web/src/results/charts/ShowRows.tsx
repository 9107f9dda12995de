import { useText } from '../../settings/words.tsx'
import { DiscloseButton } from '../../ui/DiscloseButton.tsx'

interface ShowRowsProps {
  count: number
  isWhole: boolean
  onToggle: () => void
}

/** Stands below the first of many rows. */
export function ShowRows({ count, isWhole, onToggle }: ShowRowsProps) {
  const text = useText('records')
  const label = isWhole ? text('showFewer') : text('showAll', { count })
  return (
    <div className="chart-more">
      <DiscloseButton label={label} isOpen={isWhole} onPress={onToggle} />
    </div>
  )
}
