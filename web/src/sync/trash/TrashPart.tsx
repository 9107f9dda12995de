import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { Suspense } from 'react'
import { useDiary } from '../../access/diary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useUnfinishedReflections } from '../../reflections/unfinishedReflections.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { LoadedSection, useSectionData } from '../yourData/LoadedSection.tsx'
import { SectionFrame } from '../yourData/SectionFrame.tsx'
import { TrashRows } from './TrashRows.tsx'
import { findTrash, TRASH_CHANGES } from './findTrash.ts'

const TwoOfADaySheet = lazyComponent(
  () => import('../../reflections/ReflectionConflictSheet.tsx'),
  'ReflectionConflictSheet',
)

const AREAS: readonly BrowserArea[] = ['listItems', 'scale', 'lists', 'common']
const TRASH = { kinds: TRASH_CHANGES, find: findTrash }

/** What was deleted in the last 30 days, each with a way to restore it. [SYNC-31] */
export function TrashPart() {
  useTextsReady(AREAS)
  const text = useText('data')
  const diary = useDiary()
  const { seen, again } = useSectionData(diary, TRASH)
  return (
    <SectionFrame title={text('trashTitle')}>
      <p>{text('trashAbout')}</p>
      <LoadedSection seen={seen} onRetry={again}>
        {(trash) =>
          trash.length === 0 ? (
            <EmptyState title={text('trashNone')} />
          ) : (
            <TrashRows diary={diary} trash={trash} />
          )
        }
      </LoadedSection>
      <TwoOfOneDay diary={diary} />
    </SectionFrame>
  )
}

/** For a reflection restored to a day that has another one by now. [REF-12] */
function TwoOfOneDay({ diary }: { diary: Diary }) {
  const { two } = useUnfinishedReflections(diary)
  return <Suspense>{two !== null && <TwoOfADaySheet diary={diary} two={two} />}</Suspense>
}
