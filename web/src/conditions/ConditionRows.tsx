import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { ListCard, ListRow } from '../ui/layout/ListRow.tsx'
import { ConditionIcon } from './ConditionIcon.tsx'
import { useConditionLines, useConditions, useSortConditions } from './useConditions.ts'

interface ConditionRowsProps {
  diary: Diary
  /** At most this many, visible ones first; all by default. */
  most?: number
}

/** The person's conditions, each linking to its own screen; nothing if there are none. [COND-1] */
export function ConditionRows({ diary, most }: ConditionRowsProps) {
  const text = useText('conditions')
  const lines = useConditionLines()
  const byName = useSortConditions()
  const conditions = useConditions(diary)
  if (conditions === null || conditions.length === 0) return null
  const sorted = byName(conditions)
  const all = [...sorted.filter(({ isShown }) => isShown), ...sorted.filter(({ isShown }) => !isShown)]
  return (
    <ListCard label={text('myConditions')}>
      {all.slice(0, most).map((condition) => (
        <Link
          key={condition.id}
          className="list-row"
          to={PATHS.conditionEdit}
          params={{ id: condition.routeId }}
        >
          <ListRow icon={<ConditionIcon icon={condition.icon} />} {...lines(condition)} />
        </Link>
      ))}
    </ListCard>
  )
}
