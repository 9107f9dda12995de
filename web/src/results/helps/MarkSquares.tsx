import type { HelpedRow } from '@reprieve/domain/results/statistics/statistics.ts'
import type { HelpMark } from '@reprieve/domain/results/helps/helpDetail.ts'
import { useText } from '../../text/useText.tsx'
import './markSquares.css'

/** With more marks the squares would fill several lines: one bar with three parts shows the same (DESIGN 14). */
const MOST_SQUARES = 14

const ARROWS: Record<HelpMark, string> = {
  better: 'M10 5.5v8.5M6.5 10.8 10 14.3l3.5-3.5',
  same: 'M6 8h8M6 12h8',
  worse: 'M10 14.5V6M6.5 9.2 10 5.7l3.5 3.5',
}

const MARKS = ['better', 'same', 'worse'] as const

/** One square: one time that the person marked. Decorative; the words are beside it. */
export function MarkSquare({ mark }: { mark: HelpMark }) {
  return (
    <svg className={`mark-square ${mark}`} viewBox="0 0 20 20" aria-hidden="true">
      <rect x="0.75" y="0.75" width="18.5" height="18.5" rx="5" />
      <path d={ARROWS[mark]} />
    </svg>
  )
}

export type MarkCounts = Pick<HelpedRow, HelpMark>

/** One square for each mark, or one bar with three parts. Read out as one sentence. */
export function MarkSquares(counts: MarkCounts) {
  const text = useText('helps')
  const total = counts.better + counts.same + counts.worse
  const said = text('markCounts', { better: counts.better, same: counts.same, worse: counts.worse })
  if (total > MOST_SQUARES)
    return (
      <span className="mark-bar-block">
        <span className="mark-bar" aria-hidden="true">
          {MARKS.map(
            (mark) =>
              counts[mark] > 0 && (
                <span key={mark} className={`mark-part ${mark}`} style={{ flexGrow: counts[mark] }} />
              ),
          )}
        </span>
        <span className="help-caption">{said}</span>
      </span>
    )
  return (
    <span className="mark-squares" role="img" aria-label={said}>
      {MARKS.flatMap((mark) =>
        Array.from({ length: counts[mark] }, (_, at) => <MarkSquare key={`${mark}${at}`} mark={mark} />),
      )}
    </span>
  )
}
