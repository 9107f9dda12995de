import { rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import type { Finding } from '@reprieve/domain/home/findings.ts'
import type { HomeFindings } from '@reprieve/domain/home/readFindings.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useSyncExternalStore } from 'react'
import { getColumnStore } from '../../filters/columns/columnStore.ts'
import { usePanelLists } from '../../filters/panel/panelLists.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { usePlan } from '../../results/frame/usePlan.ts'
import { useToday } from '../../results/frame/useToday.ts'
import { MarkSquares } from '../../results/helps/MarkSquares.tsx'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Icon, type ShellIcon } from '../../ui/icons/Icon.tsx'
import { useHasSideColumn } from '../../ui/layout/useIsWide.ts'
import { useFindings } from './useFindings.ts'

/** The best thing that is true now, in one sentence that opens where it comes from. [HOME-29] */
export function HomeFinding({ diary }: { diary: Diary }) {
  const text = useText('home')
  const shown = useHomeFinding(diary)
  const hasSideColumn = useHasSideColumn()
  if (shown === null)
    return (
      <div className="home-finding" aria-busy="true">
        <span className="home-row-icon" />
        <span className="home-row-words">{text('findingWaiting')}</span>
      </div>
    )
  const { finding, label, ranges } = shown
  const place = placeFor(finding, ranges)
  return (
    <Link className="home-finding" to={place.to} search={place.search}>
      <span className="home-row-icon">
        <Icon name={place.icon} />
      </span>
      <span className="home-row-words">
        <FindingSentence finding={finding} label={label} />
        {hasSideColumn && finding.is === 'helped' && (
          <MarkSquares better={finding.yes} same={finding.same} worse={finding.worse} />
        )}
        <span className="home-finding-way">{text(place.label)}</span>
      </span>
      <Icon name="chevronRight" />
    </Link>
  )
}

interface ShownFinding {
  finding: Finding
  /** The name of the item that the finding is about. */
  label: string
  ranges: HomeFindings['ranges']
}

/** Null until the diary is read and something is found, or if it cannot be read: the result screens say so. */
function useHomeFinding(diary: Diary): ShownFinding | null {
  const store = getColumnStore(diary)
  const seen = useSyncExternalStore(store.subscribe, store.current)
  const lists = usePanelLists(diary)
  const plan = usePlan(diary)
  const today = useToday()
  const found = useFindings(seen.is === 'read' ? seen.diary : null, lists, plan, today)
  if (found === null) return null
  const { findings, ranges, labels } = found
  const [finding] = findings
  return { finding, label: 'item' in finding ? (labels[finding.item] ?? '') : '', ranges }
}

interface FindingPlace {
  to: (typeof PATHS)['whatHelps' | 'insights']
  search: { range?: string; section?: string }
  icon: ShellIcon
  label: Key<'home'>
}

/** Where a finding comes from. */
function placeFor(finding: Finding, ranges: HomeFindings['ranges']): FindingPlace {
  switch (finding.is) {
    case 'helped':
      return {
        to: PATHS.whatHelps,
        search: { range: rangeWord(ranges.helped) },
        icon: 'hand',
        label: 'seeWhatHelps',
      }
    case 'link':
      return {
        to: PATHS.whatHelps,
        search: { range: rangeWord(ranges.links), ...(finding.way === 'more' && { section: 'more' }) },
        icon: 'star',
        label: finding.way === 'more' ? 'seeMorePain' : 'seeWhatHelps',
      }
    case 'change':
    case 'level':
      return {
        to: PATHS.insights,
        search: { range: rangeWord(ranges.change) },
        icon: 'results',
        label: 'seeInsights',
      }
    case 'logged':
    case 'wait':
      return { to: PATHS.whatHelps, search: {}, icon: 'results', label: 'seeWhatHelps' }
  }
}

function FindingSentence({ finding, label }: { finding: Finding; label: string }) {
  const text = useText('home')
  const tag = useFormatTag()
  return <b>{findingSentence(finding, { text, tag, label })}</b>
}

interface SentenceWords {
  text: Text<'home'>
  tag: string
  label: string
}

function findingSentence(finding: Finding, { text, tag, label: name }: SentenceWords): string {
  const tenths = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  switch (finding.is) {
    case 'helped':
      return text('findingHelped', { name, yes: finding.yes, n: finding.n })
    case 'link': {
      const { points, daysWith, daysWithout } = finding
      const values = { name, points: tenths.format(points), daysWith, daysWithout }
      return text(finding.way === 'less' ? 'findingLess' : 'findingMore', values)
    }
    case 'change': {
      const { points, days, daysBefore } = finding
      const values = { points: tenths.format(points), days, daysBefore }
      return text(finding.way === 'lower' ? 'findingLower' : 'findingHigher', values)
    }
    case 'logged':
      return text('findingLogged', { days: finding.days })
    case 'level':
      return text('findingLevel', { average: tenths.format(finding.average), days: finding.days })
    case 'wait':
      return text('findingWait', { days: finding.days })
  }
}
