import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import { Link } from '@tanstack/react-router'
import { sessionDeviceState, useSession } from '../access/session.ts'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'

/**
 * Links to the list. Nothing is asked on the way: the draft is kept, and Back opens it in this section. [REC-34] Not on
 * a locked device, which shows no list of the past (D16) and would not open the draft again.
 */
export function ListLinks({ type }: { type: FieldType }) {
  const common = useText('common')
  const lists = useText('lists')
  const isLocked = sessionDeviceState(useSession()) === 'locked'
  if (isLocked) return null
  return (
    <>
      <Link className="chip dashed" to={PATHS.listEdit} params={{ field: type }} ignoreBlocker>
        <DiaryIcon name="pencil" />
        <span className="chip-label">{lists('edit')}</span>
      </Link>
      <Link className="chip dashed" to={PATHS.fieldAdd} params={{ field: type }} ignoreBlocker>
        <DiaryIcon name="plus" />
        <span className="chip-label">{common('addNew')}</span>
      </Link>
    </>
  )
}
