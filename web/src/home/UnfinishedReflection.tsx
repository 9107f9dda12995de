import { dayOfReflection } from '@reprieve/domain/reflections/reflection.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { localNow } from '../device/useNow.ts'
import { useWhen } from '../records/useWhen.ts'
import type { DatedReflectionDraft } from '../reflections/reflectionDraft.ts'
import { useScoreWords } from '../reflections/useScoreWords.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { dateText } from '../settings/whenText.ts'
import { useText } from '../settings/words.tsx'
import { Badge } from '../ui/Badge.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import { ListRow } from '../ui/ListRow.tsx'

/** The draft of a day's reflection. */
export function UnfinishedReflection({ draft }: { draft: DatedReflectionDraft }) {
  const { id, opened, now, writtenAt } = draft
  const text = useText('home')
  const { spoken } = useScoreWords()
  const tag = useFormatTag()
  const when = useWhen()
  return (
    <Link
      className="list-row"
      to={PATHS.reflectionCreate}
      search={{ date: dayOfReflection(opened) }}
      state={{ draftId: id }}
    >
      <ListRow
        icon={
          now.score === null ? (
            <DiaryIcon name="sunrise" />
          ) : (
            <Badge ramp="score" value={now.score} label={spoken(now.score)} />
          )
        }
        title={dateText(tag, { at: now.at, offset: now.timeOffset })}
        subtitle={text('unsavedReflection', { when: when(localNow(writtenAt)) })}
      />
    </Link>
  )
}
