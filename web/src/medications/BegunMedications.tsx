import { byAnyId } from '@reprieve/domain/medications/byAnyId.ts'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { PATHS } from '../app/paths.ts'
import type { Diary } from '../local/rows.ts'
import { watch, type Watched } from '../local/watch.ts'
import { useText } from '../settings/words.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import { ListCard, ListRow } from '../ui/ListRow.tsx'
import { medicationDrafts, type MedicationDraft } from './medicationDraft.ts'
import { MEDICATION_KIND } from './medicationTable.ts'
import { useMedications } from './useMedications.ts'
import { useMedicationWords } from './useMedicationWords.ts'

const DRAFTS = 'drafts'

const watchedIn = new WeakMap<Diary, Watched<readonly MedicationDraft[]>>()

function watchDrafts(diary: Diary): Watched<readonly MedicationDraft[]> {
  const known = watchedIn.get(diary)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, [DRAFTS, MEDICATION_KIND], () => medicationDrafts(diary))
  watchedIn.set(diary, watched)
  return watched
}

/** Unsaved drafts of medications, to continue. [MED-22] */
export function BegunMedications({ diary }: { diary: Diary }) {
  const text = useText('medications')
  const { commonName } = useMedicationWords()
  const { subscribe, current } = watchDrafts(diary)
  const seen = useSyncExternalStore(subscribe, current)
  const medications = byAnyId(useMedications(diary) ?? [])
  const begun = seen.is === 'read' ? seen.value : []
  const rows = begun.flatMap(({ id, action, now }) => {
    const row = (
      <ListRow
        icon={<DiaryIcon name="pencil" />}
        title={commonName(now.typed)}
        subtitle={text('draftTitle')}
      />
    )
    if (action === 'add')
      return [
        <Link key={id} className="list-row" to={PATHS.medicationAdd} search={{ id }}>
          {row}
        </Link>,
      ]
    // A draft of a medication that was deleted meanwhile cannot be continued.
    const known = medications.get(id)
    if (known === undefined) return []
    return [
      <Link key={id} className="list-row" to={PATHS.medicationEdit} params={{ id: known.routeId }}>
        {row}
      </Link>,
    ]
  })
  return rows.length === 0 ? null : <ListCard label={text('draftTitle')}>{rows}</ListCard>
}
