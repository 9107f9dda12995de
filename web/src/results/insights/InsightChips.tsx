import {
  COMPARED_LISTS,
  type CategoryLinks,
  type ComparedList,
} from '@reprieve/domain/results/statistics/statistics.ts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { CHART_IDS, type InsightPictures } from './InsightCharts.tsx'
import { useInsightWords } from './insightWords.ts'
import '../../ui/controls/choice.css'

/** The id of the heading above the aggravating factors. */
export const RECORDED_ID = 'insight-recorded'

const CHARTS = ['function', 'lengths', 'patterns'] as const

interface ChipSource {
  links: readonly CategoryLinks[]
  pictures: InsightPictures
}

type InsightChip = { is: 'list'; list: ComparedList } | { is: 'chart'; id: string; label: string }

/** Lists and charts without data have no chip. [RES-77] */
export function listInsightChips({ links, pictures }: ChipSource): readonly InsightChip[] {
  const hasItems = (list: ComparedList): boolean =>
    links.some((one) => one.list === list && one.more.length + one.less.length + one.tooFew.length > 0)
  return [
    ...COMPARED_LISTS.filter(hasItems).map((list) => ({ is: 'list', list }) as const),
    ...CHARTS.filter((chart) => pictures[chart].draw !== null).map(
      (chart) => ({ is: 'chart', id: CHART_IDS[chart], label: pictures[chart].title }) as const,
    ),
  ]
}

interface InsightChipsProps extends ChipSource {
  hasRecorded: boolean
}

/** Each chip leads to a heading and moves the focus there: a list opens on its own, a chart is further down. */
export function InsightChips({ hasRecorded, ...source }: InsightChipsProps) {
  const { text } = useInsightWords()
  const titleId = useId()
  const lists = useText('lists')
  const chips = listInsightChips(source)
  const shown: readonly InsightChip[] = hasRecorded
    ? [...chips, { is: 'chart', id: RECORDED_ID, label: lists('list-aggravating_factor') }]
    : chips
  if (shown.length === 0) return null
  return (
    <nav className="insight-jumps" aria-labelledby={titleId}>
      <p id={titleId}>{text('jumpTo')}</p>
      <div className="chips insight-chips">
        {shown.map((chip) =>
          chip.is === 'list' ? (
            <Link
              key={chip.list}
              className="chip"
              to={PATHS.insights}
              search={(before) => ({ ...before, section: chip.list })}
            >
              {lists(`list-${chip.list}`)}
            </Link>
          ) : (
            <button key={chip.id} type="button" className="chip" onClick={() => goToHeading(chip.id)}>
              {chip.label}
            </button>
          ),
        )}
      </div>
    </nav>
  )
}

function goToHeading(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
