import {
  COMPARED_LISTS,
  type CategoryLinks,
  type ComparedList,
} from '@reprieve/domain/results/statistics/statistics.ts'
import { type MouseEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { CHART_IDS, type InsightPictures } from './InsightCharts.tsx'
import { useInsightWords } from './insightWords.ts'
import '../../ui/controls/choice.css'

/** The id of the heading above the aggravating factors. */
export const RECORDED_ID = 'insight-recorded'

/** On a phone: two lines or three; more of them would push the patterns off the screen. */
const AT_FIRST = 3

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
  const common = useText('common')
  const [isWhole, setWhole] = useState(false)
  const chips = listInsightChips(source)
  const shown: readonly InsightChip[] = hasRecorded
    ? [...chips, { is: 'chart', id: RECORDED_ID, label: lists('list-aggravating_factor') }]
    : chips
  if (shown.length === 0) return null
  // The button goes when it is pressed: the focus goes on to the first chip that it showed.
  const showAll = (event: MouseEvent<HTMLButtonElement>): void => {
    const first = event.currentTarget.parentElement?.children[AT_FIRST]
    flushSync(() => setWhole(true))
    if (first instanceof HTMLElement) first.focus()
  }
  const folded = shown.length - AT_FIRST
  return (
    <nav className="insight-jumps" aria-labelledby={titleId}>
      <p id={titleId}>{text('jumpTo')}</p>
      <div className="chips insight-chips" data-whole={isWhole || folded <= 1 || undefined}>
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
        {folded > 1 && !isWhole && (
          <button type="button" className="chip insight-chips-more" onClick={showAll}>
            {common('showMore', { 0: folded })}
          </button>
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
