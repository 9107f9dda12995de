import { useText } from '../../settings/words.tsx'
import { DiscloseButton } from '../../ui/DiscloseButton.tsx'

interface ShowAllProps {
  rows: { isLong: boolean; isWhole: boolean; toggle: () => void }
  count: number
}

/** Stands below the first of many rows. */
export function ShowAll({ rows: { isLong, isWhole, toggle }, count }: ShowAllProps) {
  const records = useText('records')
  if (!isLong) return null
  const label = isWhole ? records('showFewer') : records('showAll', { count })
  return <DiscloseButton label={label} isOpen={isWhole} onPress={toggle} />
}
