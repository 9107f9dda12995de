import { findCanonicalItems } from '@reprieve/domain/filters/columns/canonical.ts'
import type { CanonicalItems, ColumnItem } from '@reprieve/domain/filters/columns/columns.ts'
import { briefDays, makeBrief } from '@reprieve/domain/reports/brief/brief.ts'
import { briefText, type BriefText } from '@reprieve/domain/reports/brief/briefText.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { useProfile } from '../../account/profile/useProfile.ts'
import { getColumnStore } from '../../filters/columns/columnStore.ts'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { ReadingProgress } from '../../results/frame/ReadingProgress.tsx'
import { HAS_DRAWER, useMediaQuery } from '../../results/frame/useMediaQuery.ts'
import { useToday } from '../../results/frame/useToday.ts'
import { usePrinting } from '../../results/picture/usePrinting.ts'
import type { ReadingResults } from '../../results/useResults.ts'
import { useFormatTag, useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { useAmountReader } from '../useAmountReader.ts'
import { usePaperNames } from '../usePaperNames.ts'
import { BriefPage } from './BriefPage.tsx'
import './brief.css'

interface BriefNames {
  canonical: CanonicalItems
  labelOf: (item: number) => string
}

const NONE: readonly never[] = []

/** Null until the columns are read. */
function useBriefNames(diary: Diary, items: readonly ColumnItem[] | null): BriefNames | null {
  const named = usePaperNames(useLists(diary), useMedications(diary) ?? NONE)
  return useMemo(() => {
    if (items === null) return null
    return {
      canonical: findCanonicalItems(items, ({ id }) => named.idToday(id)),
      labelOf: (at) => {
        const item = items[at]
        return item === undefined ? '' : named.labelOf(item.list, item)
      },
    }
  }, [items, named])
}

/** Made from the data on this device, again each time. [REP-55] */
function useBrief(diary: Diary): BriefText | ReadingResults {
  const { subscribe, current } = getColumnStore(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  const columns = seen.is === 'read' ? seen.diary : null
  const names = useBriefNames(diary, columns?.entries.items ?? null)
  const say = useText('brief')
  const tag = useFormatTag()
  const today = useToday()
  const profile = useProfile(diary)
  const readAmounts = useAmountReader(diary, columns, briefDays(today))
  const amountText = useText('medications')
  const text = useMemo(() => {
    if (columns === null || names === null || profile === null) return null
    const { canonical, labelOf } = names
    const { name } = profile
    const brief = makeBrief(columns, { canonical, today, readAmounts })
    return briefText(brief, { say, tag, labelOf, amountText, today, name })
  }, [columns, names, say, tag, today, profile, readAmounts, amountText])
  if (text !== null) return text
  return seen.is === 'loading' ? seen : { is: 'loading', read: 0, total: null }
}

const AREAS: readonly BrowserArea[] = [
  'brief',
  'lists',
  'listItems',
  'medications',
  'records',
  'report',
  'results',
]

/** One page for the next visit, made on the device: needs no account, network or plan. */
export function BriefScreen() {
  useTextsReady(AREAS)
  return <Brief />
}

function Brief() {
  const text = useText('brief')
  const diary = useDiary()
  const brief = useBrief(diary)
  // Paper is white, whatever the theme.
  usePrinting()
  // Beside the drawer, the only filled button is the one in the drawer (DESIGN 12).
  const kind = useMediaQuery(HAS_DRAWER) ? 'quiet' : 'primary'
  if ('is' in brief) return <ReadingProgress {...brief} />
  return (
    <>
      <BriefPage diary={diary} brief={brief} />
      <div className="brief-print">
        <Button label={text('print')} kind={kind} onPress={() => print()} />
      </div>
    </>
  )
}
