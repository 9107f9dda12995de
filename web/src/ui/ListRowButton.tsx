import { Button } from 'react-aria-components'
import { ListRow, type ListRowProps } from './ListRow.tsx'

/** The same row where it does something instead of leading somewhere. Apart, because home leads and presses nothing. */
export function ListRowButton({ onPress, ...row }: ListRowProps & { onPress: () => void }) {
  return (
    <Button className="list-row" onPress={onPress}>
      <ListRow {...row} />
    </Button>
  )
}
