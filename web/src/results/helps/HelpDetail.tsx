import {
  readHelpDetail,
  type HelpMark,
  type MarkedRecord,
  type MeasuredDose,
} from '@reprieve/domain/results/helps/helpDetail.ts'
import type { HelpedRow, Wilson } from '@reprieve/domain/results/statistics/statistics.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { useMemo, useState } from 'react'
import { longDayText } from '../../filters/panel/rangeText.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { DiscloseButton } from '../../ui/layout/Collapse.tsx'
import type { Results } from '../useResults.ts'
import { HelpWords } from './HelpRows.tsx'
import { MarkSquare } from './MarkSquares.tsx'

interface HelpDetailProps {
  row: HelpedRow
  results: Results
}

/** How sure a row is, each measured dose, and the records that it was counted from. [RES-72] */
export function HelpDetail({ row, results }: HelpDetailProps) {
  const text = useText('helps')
  const { columns, selection, canonical } = results
  const { doses, records } = useMemo(
    () => readHelpDetail(columns, row.item, { selection, canonical }),
    [columns, row.item, selection, canonical],
  )
  return (
    <div className="help-detail">
      <section>
        <p>
          <HelpWords row={row} />
          {row.share !== null && <ShareWords share={row.share} />}
        </p>
        {row.share !== null && <ShareLine share={row.share} />}
      </section>
      {doses.length > 0 && <Doses doses={doses} relief={row.relief} />}
      <section>
        <p className="help-caption">{text('caution')}</p>
        {records.length > 0 && <MarkedRecords records={records} />}
      </section>
    </div>
  )
}

const percent = (share: number): number => Math.round(share * 100)

function ShareWords({ share: { low, high } }: { share: Wilson }) {
  const text = useText('helps')
  return <span className="help-words">{text('likelyOf100', { low: percent(low), high: percent(high) })}</span>
}

const [LINE_START, LINE_END] = [10, 316]
const shareX = (share: number): number => LINE_START + (LINE_END - LINE_START) * share

/** The share on a line from never to always, with its likely range. */
function ShareLine({ share: { yes, n, low, high } }: { share: Wilson }) {
  const text = useText('helps')
  return (
    <div aria-hidden="true">
      <svg className="share-line" viewBox="0 0 326 26">
        <path
          className="scale-axis"
          d={`M${LINE_START} 13H${LINE_END}M${LINE_START} 7v12M${shareX(0.5)} 8v10M${LINE_END} 7v12`}
        />
        <rect
          className="share-range"
          x={shareX(low)}
          y="7"
          width={shareX(high) - shareX(low)}
          height="12"
          rx="6"
        />
        <rect className="share-point" x={shareX(yes / n) - 8} y="5" width="16" height="16" rx="4" />
      </svg>
      <div className="share-ends">
        <span>{text('never')}</span>
        <span>{text('half')}</span>
        <span>{text('always')}</span>
      </div>
    </div>
  )
}

const COLUMNS = 8
const STEP = 35
const SQUARE = 22
/** A point of the scale is this high. */
const POINT = 14
const HEIGHT = 10 * POINT + SQUARE + 8
const yOf = (value: number): number => 4 + (10 - value) * POINT

interface DosesProps {
  doses: readonly MeasuredDose[]
  relief: HelpedRow['relief']
}

/** Each dose as a column: the number before, a line, the number after. The latest ones only. */
function Doses({ doses, relief }: DosesProps) {
  const text = useText('helps')
  const tag = useFormatTag()
  const shown = doses.slice(-COLUMNS)
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const responded = doses.filter(({ hasResponded }) => hasResponded).length
  return (
    <section>
      <h3>{text('beforeAndAfter')}</h3>
      <p className="help-words">
        {text('dosesMeasured', { count: doses.length })}{' '}
        {relief.told !== null &&
          text('typicalShort', {
            before: number.format(relief.told.medianBefore),
            after: number.format(relief.told.medianAfter),
          })}
      </p>
      <DoseColumns
        doses={shown}
        label={shown.map(({ before, after }) => text('columnWords', { before, after })).join(', ')}
      />
      <p className="help-caption">
        {text(shown.length < doses.length ? 'lastColumns' : 'eachColumn', { count: shown.length })}{' '}
        {text('lowerBy30', { yes: responded, n: doses.length })}
      </p>
    </section>
  )
}

interface DoseColumnsProps {
  doses: readonly Pick<MeasuredDose, 'at' | 'before' | 'after'>[]
  label: string
}

export const DoseColumns = ({ doses, label }: DoseColumnsProps) => (
  <svg className="dose-columns" viewBox={`0 0 ${COLUMNS * STEP} ${HEIGHT}`} role="img" aria-label={label}>
    {doses.map(({ at, before, after }, place) => (
      <DoseColumn key={at} x={place * STEP + STEP / 2} before={before} after={after} />
    ))}
  </svg>
)

function DoseColumn({ x, before, after }: { x: number; before: number; after: number }) {
  // Beside each other two equal squares would cover each other's number.
  if (before === after) return <NumberSquare x={x} value={before} />
  // Close numbers lie beside each other instead of on top of each other.
  const shift = Math.abs(before - after) < 2 ? 8 : 0
  return (
    <>
      <line x1={x} x2={x} y1={yOf(before) + SQUARE / 2} y2={yOf(after) + SQUARE / 2} />
      <NumberSquare x={x - shift} value={before} />
      <NumberSquare x={x + shift} value={after} />
    </>
  )
}

function NumberSquare({ x, value }: { x: number; value: number }) {
  return (
    <>
      <rect
        x={x - SQUARE / 2}
        y={yOf(value)}
        width={SQUARE}
        height={SQUARE}
        rx="6"
        strokeWidth="1.5"
        style={{ fill: `var(--sev-${value})`, stroke: `var(--sev-${value}-edge)` }}
      />
      <text x={x} y={yOf(value) + 16.5} textAnchor="middle" style={{ fill: `var(--sev-${value}-on)` }}>
        {value}
      </text>
    </>
  )
}

const FIRST_RECORDS = 8
const MARK_TEXTS = { better: 'better', same: 'same', worse: 'worse' } as const satisfies Record<
  HelpMark,
  string
>

/** Opens on request: the records that were counted, the latest first. */
function MarkedRecords({ records }: { records: readonly MarkedRecord[] }) {
  const text = useText('helps')
  const tag = useFormatTag()
  const [isOpen, setOpen] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? records : records.slice(0, FIRST_RECORDS)
  return (
    <>
      <DiscloseButton
        label={text('showRecords', { count: records.length })}
        isOpen={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <ul className="marked-records">
          {shown.map(({ id, day, mark }) => (
            <li key={id}>
              <Link to={PATHS.calendar} search={{ date: localDay(day) }}>
                <MarkSquare mark={mark} />
                {longDayText(day, tag)}, {text(MARK_TEXTS[mark])}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isOpen && !isWhole && records.length > FIRST_RECORDS && (
        <DiscloseButton
          label={text('showAllRecords', { count: records.length })}
          isOpen={false}
          onPress={() => setWhole(true)}
        />
      )}
    </>
  )
}
