import {
  countMarks,
  type HelpList,
  type HelpVerdict,
  type JudgedHelp,
  type UsedItem,
} from '@reprieve/domain/results/helps/helpList.ts'
import { MIN_VALUE_COUNT } from '@reprieve/domain/results/statistics/relief.ts'
import type { HelpedRow, Relief } from '@reprieve/domain/results/statistics/statistics.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Collapse } from '../../ui/layout/Collapse.tsx'
import { MarkSquare, MarkSquares } from './MarkSquares.tsx'
import { BeforeAfter } from './ScaleLine.tsx'

const VERDICT_TEXTS: Record<HelpVerdict, Key<'helps'>> = {
  usually: 'usually',
  often: 'often',
  sometimes: 'sometimes',
  rarely: 'rarely',
}

const LEGEND = ['better', 'same', 'worse'] as const

/** What the squares mean, once above the list. */
export function HelpLegend() {
  const text = useText('helps')
  return (
    <div className="help-legend">
      <p>{text('legend')}</p>
      <ul>
        {LEGEND.map((mark) => (
          <li key={mark}>
            <MarkSquare mark={mark} />
            {text(mark)}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface HelpRowsProps {
  list: HelpList
  labelOf: (item: number) => string
  /** The row whose detail is beside the list. */
  open: number | null
  onOpen: (item: number) => void
}

/** What has enough marks, the surest first, then what needs more. [RES-71] */
export function HelpRows({ list: { judged, learning }, labelOf, open, onOpen }: HelpRowsProps) {
  const text = useText('helps')
  const rowsOf = (rows: readonly HelpedRow[]) => (
    <ul className="help-rows">
      {rows.map((row) => (
        <li key={row.item}>
          <HelpRow row={row} name={labelOf(row.item)} isOpen={open === row.item} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {judged.length > 0 && <section className="help-card">{rowsOf(judged)}</section>}
      {learning.length > 0 && (
        <section className="help-card">
          <h2>{text('fewMarks')}</h2>
          {rowsOf(learning)}
        </section>
      )}
    </>
  )
}

interface HelpRowProps {
  row: HelpedRow
  name: string
  isOpen: boolean
  onOpen: (item: number) => void
}

function HelpRow({ row, name, isOpen, onOpen }: HelpRowProps) {
  return (
    <button
      type="button"
      className="help-row"
      aria-pressed={isOpen || undefined}
      onClick={() => onOpen(row.item)}
    >
      <span>
        <span className="help-name">{name}</span>
        <HelpWords row={row} />
      </span>
      <Icon name="chevronRight" />
      <span className="help-proof">
        {countMarks(row) > 0 && <MarkSquares better={row.better} same={row.same} worse={row.worse} />}
        <ReliefLine relief={row.relief} />
      </span>
    </button>
  )
}

const isJudged = (row: HelpedRow): row is JudgedHelp => 'verdict' in row

/** "Usually helps: 8 of 9 times", or how many marks there are of the five that are needed. [RES-70] */
export function HelpWords({ row }: { row: HelpedRow }) {
  const text = useText('helps')
  if (!isJudged(row))
    return (
      <span className="help-words">
        {text('marksOfFive', { n: countMarks(row), least: MIN_VALUE_COUNT })}
      </span>
    )
  const { yes, n } = row.share
  return (
    <span className="help-words">
      <b>{text(VERDICT_TEXTS[row.verdict])}</b>{' '}
      <span className="help-count">{text('ofTimes', { yes, n })}</span>
    </span>
  )
}

/** The typical numbers before and after, from five measured doses on. [STAT-17] */
function ReliefLine({ relief: { n, told } }: { relief: Relief }) {
  const text = useText('helps')
  const tag = useFormatTag()
  if (told === null) return null
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const words = text('typical', {
    before: number.format(told.medianBefore),
    after: number.format(told.medianAfter),
    n,
  })
  return (
    <>
      <BeforeAfter before={told.medianBefore} after={told.medianAfter} label={words} />
      <span className="help-caption" aria-hidden="true">
        {words}
      </span>
    </>
  )
}

interface UnmarkedListProps {
  used: readonly UsedItem[]
  labelOf: (item: number) => string
}

/** What was used and never marked: closed, because there is nothing to say about it yet. */
export function UnmarkedList({ used, labelOf }: UnmarkedListProps) {
  const text = useText('helps')
  const [isOpen, setOpen] = useState(false)
  if (used.length === 0) return null
  return (
    <section className="help-card">
      <Collapse
        title={text('unmarked', { count: used.length })}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        {isOpen && (
          <>
            <p className="help-caption">{text('unmarkedHint')}</p>
            <ul className="help-rows">
              {used.map(({ item, days }) => (
                <li key={item} className="pain-row">
                  <span className="help-words">
                    <b>{labelOf(item)}</b> {text('usedOn', { days })}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Collapse>
    </section>
  )
}
