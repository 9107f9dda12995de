import type { SavedReflection } from '@reprieve/contract/reflections/savedReflection.ts'
import { useNavigate } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import type { Lists } from '../lists/useLists.ts'
import { CardMenu } from '../records/card/CardMenu.tsx'
import { reflectionRouteId } from '../reflections/reflectionTableRead.ts'
import { useScoreWords } from '../reflections/useScoreWords.ts'
import { Badge } from '../ui/Badge.tsx'
import { RecordCard } from '../ui/RecordCard.tsx'

interface ReflectionEntryProps {
  reflection: SavedReflection
  /** The heading of its card. */
  when: string
  labelOf: Lists['labelOf']
  onDelete: (clientId: string) => void
}

export function ReflectionEntry({ reflection, when, labelOf, onDelete }: ReflectionEntryProps) {
  const navigate = useNavigate()
  const { word, spoken, spokenNumber } = useScoreWords()
  const { score, note } = reflection
  const id = reflectionRouteId(reflection)
  const activities = reflection.activities.map(labelOf).join(', ')
  const label = activities === '' ? spokenNumber : spoken
  return (
    <RecordCard
      badge={score !== null && <Badge ramp="score" value={score} label={label(score)} />}
      when={when}
      where={activities || (score === null ? undefined : word(score))}
      menu={
        <CardMenu
          when={when}
          onEdit={id === undefined ? null : () => void navigate({ to: PATHS.reflectionEdit, params: { id } })}
          onDelete={() => onDelete(reflection.ref.clientId)}
        />
      }
    >
      {note.trim() !== '' && (
        <p className="entry-note" dir="auto">
          {note}
        </p>
      )}
    </RecordCard>
  )
}
