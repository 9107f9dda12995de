import { Button } from 'react-aria-components'
import { ListRow, type ListRowProps } from './ListRow.tsx'

/** A row that acts instead of linking. In its own file, because the home screen has only links and does not load it. */
export function ListRowButton({ onPress, ...row }: ListRowProps & { onPress: () => void }) {
  return (
    <Button className="list-row" onPress={onPress}>
      <ListRow {...row} />
    </Button>
  )
}
