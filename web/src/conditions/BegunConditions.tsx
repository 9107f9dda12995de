import { isKnownAs } from '@reprieve/domain/conditions/addCondition.ts'
import { conditionText } from '@reprieve/domain/conditions/condition.ts'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { PATHS } from '../app/paths.ts'
import type { Diary } from '../local/rows.ts'
import { watch, type Watched } from '../local/watch.ts'
import { useText, useWords } from '../settings/words.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import { ListCard, ListRow } from '../ui/ListRow.tsx'
import { keptConditions, type BegunCondition } from './conditionDraft.ts'
import { CONDITION_KIND } from './conditionTable.ts'
import { useConditions } from './useConditions.ts'

type ConditionDrafts = readonly Omit<BegunCondition, 'isKept'>[]

const DRAFTS = 'drafts'

const watchedIn = new WeakMap<Diary, Watched<ConditionDrafts>>()

function watchBegun(diary: Diary): Watched<ConditionDrafts> {
  const known = watchedIn.get(diary)
  if (known !== undefined) return known
  const watched = watch<ConditionDrafts>(diary.doorbell, [DRAFTS, CONDITION_KIND], () =>
    keptConditions(diary),
  )
  watchedIn.set(diary, watched)
  return watched
}

/** Unsaved drafts of conditions, to continue. [COND-12] */
export function BegunConditions({ diary }: { diary: Diary }) {
  const text = useText('conditions')
  const { language } = useWords()
  const { subscribe, current } = watchBegun(diary)
  const seen = useSyncExternalStore(subscribe, current)
  const conditions = useConditions(diary) ?? []
  const begun = seen.is === 'read' ? seen.value : []
  const rows = begun.flatMap(({ id, opened, form: { what } }) => {
    const row = {
      title: what.name === '' ? text('draftUnnamed') : conditionText(what, language),
      subtitle: text('draftTitle'),
      icon: <DiaryIcon name="pencil" />,
    }
    if (opened === null)
      return [
        <Link key={id} className="list-row" to={PATHS.conditionAdd} search={{ id }}>
          <ListRow {...row} />
        </Link>,
      ]
    // A draft of a condition that was deleted meanwhile cannot be continued.
    const known = conditions.find((one) => isKnownAs(one, id))
    if (known === undefined) return []
    return [
      <Link key={id} className="list-row" to={PATHS.conditionEdit} params={{ id: known.routeId }}>
        <ListRow {...row} />
      </Link>,
    ]
  })
  return rows.length === 0 ? null : <ListCard label={text('draftTitle')}>{rows}</ListCard>
}
