import { withItems } from '@reprieve/domain/records/answer.ts'
import { setActivity } from '@reprieve/domain/reflections/editReflection.ts'
import type { Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { ListChips } from '../lists/ListChips.tsx'
import { useListChoices } from '../lists/listChoices.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useText } from '../text/useText.tsx'

interface ActivitiesProps {
  diary: Diary
  reflection: Reflection
  onChange: (next: Reflection) => void
}

export function ActivityChips({ diary, reflection, onChange }: ActivitiesProps) {
  const text = useText('reflections')
  const { activities } = reflection
  const list = useListChoices(diary, 'meaningful_activities', withItems(activities))
  return (
    <ListChips
      label={text('meaningfulActivities')}
      list={list}
      onItem={(item) =>
        onChange(
          setActivity(
            reflection,
            item,
            activities.every(({ id }) => id !== item.id),
          ),
        )
      }
    />
  )
}
