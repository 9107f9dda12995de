import { SORTED_TYPES, type CardType } from '@reprieve/domain/home/cards.ts'
import { useRowDrag } from '../../lists/useRowDrag.ts'
import { useText } from '../../settings/words.tsx'
import { DiaryIcon } from '../../ui/DiaryIcon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Pause } from '../../ui/Pause.tsx'
import '../../ui/rows.css'
import { useCardTitle } from './useCardTitle.ts'

interface CardRowsProps {
  order: readonly CardType[]
  onMoveBy: (type: CardType, step: -1 | 1) => void
  onMoveTo: (type: CardType, target: CardType) => void
}

const typeOf = (id: string): CardType | undefined => SORTED_TYPES.find((type) => type === id)

/** Each card moves by its handle or by two arrow buttons. The record card stays first. [HOME-5, HOME-20] */
export function CardRows({ order, onMoveBy, onMoveTo }: CardRowsProps) {
  const text = useText('home')
  const lists = useText('lists')
  const title = useCardTitle()
  const drag = useRowDrag((id, target) => {
    const [from, to] = [typeOf(id), typeOf(target)]
    if (from !== undefined && to !== undefined) onMoveTo(from, to)
  })
  return (
    <ul className="rows list-items" aria-label={text('customizeCards')} {...drag.list}>
      <li className="list-item">
        <span className="list-item-label">{text('customizeRecording')}</span>
        <Pause />
        <span className="list-item-state">{lists('alwaysFirst')}</span>
      </li>
      {order.map((type) => (
        <li key={type} className="list-item" data-id={type} data-dragged={drag.dragged === type || undefined}>
          <span className="list-item-grip" aria-hidden="true" {...drag.grip(type)}>
            <DiaryIcon name="equal" />
          </span>
          <span className="list-item-label">{title(type)}</span>
          <IconButton
            label={lists('moveUp', { 0: title(type) })}
            icon={<DiaryIcon name="arrowUp" />}
            isOutlined
            onPress={() => onMoveBy(type, -1)}
          />
          <IconButton
            label={lists('moveDown', { 0: title(type) })}
            icon={<DiaryIcon name="arrowDown" />}
            isOutlined
            onPress={() => onMoveBy(type, 1)}
          />
        </li>
      ))}
    </ul>
  )
}
