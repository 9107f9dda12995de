import { withAndWithout } from '@reprieve/domain/results/helps/withAndWithout.ts'
import { coveragePercent } from '@reprieve/domain/results/statistics/coverage.ts'
import type {
  ComparedList,
  Coverage,
  Label,
  Link,
  TestedDays,
} from '@reprieve/domain/results/statistics/statistics.ts'
import { useId, useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { DiscloseButton } from '../../ui/layout/Collapse.tsx'
import { Tag } from '../../ui/layout/Tag.tsx'
import { WithWithout } from '../helps/ScaleLine.tsx'
import { type InsightWords, useInsightWords } from './insightWords.ts'
import '../../ui/controls/iconButton.css'
import './linkList.css'

/** DESIGN 6. */
const MOST_ROWS = 8

/** The first of many rows, and all of them on demand. */
export function useFirstRows<T>(rows: readonly T[]): {
  shown: readonly T[]
  isLong: boolean
  isWhole: boolean
  toggle: () => void
} {
  const [isWhole, setWhole] = useState(false)
  const isLong = rows.length > MOST_ROWS
  return {
    shown: isLong && !isWhole ? rows.slice(0, MOST_ROWS) : rows,
    isLong,
    isWhole,
    toggle: () => setWhole(!isWhole),
  }
}

interface LinkWords {
  /** The direction; `flat` if none is stated. */
  way: 'better' | 'worse' | 'flat'
  points: string
  days: string
  likely: string
}

/** The difference, the number of days, and its likely range. [RES-47] */
export function linkWords(
  link: TestedDays & { label: Label },
  { text, number, signed }: InsightWords,
): LinkWords {
  const { daysWith, daysWithout, difference, label, low, high } = link
  const outOf = daysWith + daysWithout
  const isLess = difference < 0
  return {
    way: label === 'none' ? 'flat' : isLess ? 'better' : 'worse',
    points:
      label === 'none'
        ? text('noLink')
        : text(isLess ? 'lower' : 'higher', { points: number(Math.abs(difference)) }),
    days: text('onDays', { days: daysWith, outOf }),
    likely: text('likely', { low: signed(low), high: signed(high) }),
  }
}

interface LinkRowProps {
  link: Link
  name: string
  coverage: Coverage
  /** False if the diary starts within the range: then everything would count as new. */
  tellsNew: boolean
}

const ICONS = { better: 'arrowDown', worse: 'arrowUp', flat: 'equal' } as const

/** The item, the difference, both averages on the pain scale, and on request how certain it is. */
function LinkRow({ link, name, coverage, tellsNew }: LinkRowProps) {
  const words = useInsightWords()
  const { text } = words
  const common = useText('common')
  const [isOpen, setOpen] = useState(false)
  const aboutId = useId()
  const { way, points, days, likely } = linkWords(link, words)
  return (
    <li className="link-row">
      <span className={way}>
        <DiaryIcon name={ICONS[way]} />
      </span>
      <div className="link-head">
        <span className="link-name">{name}</span>
        {tellsNew && link.isNew && <Tag kind="info" label={common('new')} />}
        <span className={`link-points ${way}`}>{points}</span>
      </div>
      <div className="link-foot">
        {way === 'flat' ? <span>{days}</span> : <WithAndWithoutLine link={link} />}
        <button
          type="button"
          className="icon-button"
          aria-label={text('about', { name })}
          aria-expanded={isOpen}
          aria-controls={aboutId}
          onClick={() => setOpen(!isOpen)}
        >
          <DiaryIcon name="info" />
        </button>
      </div>
      <div className="link-about" id={aboutId}>
        {isOpen && <About list={link.list} coverage={coverage} likely={likely} />}
      </div>
    </li>
  )
}

/** Drawn only if a direction is stated: without a clear link the two squares would suggest one. [RES-47] */
function WithAndWithoutLine({ link }: { link: Link }) {
  const { number } = useInsightWords()
  const text = useText('helps')
  const { withIt, without } = withAndWithout(link)
  const words = text('withWithout', {
    withIt: number(withIt),
    daysWith: link.daysWith,
    without: number(without),
    daysWithout: link.daysWithout,
  })
  return (
    <>
      <WithWithout withIt={withIt} without={without} label={words} />
      <span className="link-counts" aria-hidden="true">
        {words}
      </span>
    </>
  )
}

interface AboutProps {
  list: Link['list']
  coverage: Coverage
  likely: string
}

function About({ list, coverage, likely }: AboutProps) {
  const results = useText('results')
  const lists = useText('lists')
  return (
    <p>
      {results('basedOn', { 0: coveragePercent(coverage), 1: coverage.records, 2: lists(`list-${list}`) })}.{' '}
      {likely}
    </p>
  )
}

/** What every row of a list needs. */
export interface LinkRowOptions {
  labelOf: (item: number) => string
  coverageOf: (list: ComparedList) => Coverage
  tellsNew: boolean
}

export function LinkList({ links, ways }: { links: readonly Link[]; ways: LinkRowOptions }) {
  const rows = useFirstRows(links)
  return (
    <>
      <ul className="link-list">
        {rows.shown.map((link) => (
          <LinkRow
            key={link.item}
            link={link}
            name={ways.labelOf(link.item)}
            coverage={ways.coverageOf(link.list)}
            tellsNew={ways.tellsNew}
          />
        ))}
      </ul>
      <ShowAll rows={rows} count={links.length} />
    </>
  )
}

interface ShowAllProps {
  rows: { isLong: boolean; isWhole: boolean; toggle: () => void }
  count: number
}

/** Shown below the first of many rows. */
export function ShowAll({ rows: { isLong, isWhole, toggle }, count }: ShowAllProps) {
  const records = useText('records')
  if (!isLong) return null
  const label = isWhole ? records('showFewer') : records('showAll', { count })
  return <DiscloseButton label={label} isOpen={isWhole} onPress={toggle} />
}
