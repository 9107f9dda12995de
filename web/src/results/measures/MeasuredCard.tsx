import { averageMeasures, type MeasureAverage } from '@reprieve/domain/results/measures/measureAverages.ts'
import { isChosenByPain } from '@reprieve/domain/results/statistics/links.ts'
import type { MeasureLink, TooFewMeasured } from '@reprieve/domain/results/statistics/statistics.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useFormatTag, useText, useTextsReady } from '../../text/useText.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Tag } from '../../ui/layout/Tag.tsx'
import { linkWords } from '../insights/LinkList.tsx'
import { useInsightWords } from '../insights/insightWords.ts'
import { findMeasureLinks } from '../insights/resultLinks.ts'
import type { Results } from '../useResults.ts'
import {
  averageWords,
  measureLinkWords,
  measureName,
  type MeasureWords,
  sourceName,
  tooFewWords,
} from './measureWords.ts'
import './measures.css'

const MEASURED_ID = 'insights-measured'

const AREAS: readonly BrowserArea[] = ['measures']

/** What devices measured: the average of each, and how it went with the pain. Nothing without values. [RES-91] */
export function MeasuredCard({ results }: { results: Results }) {
  const { columns, selection } = results
  const averages = averageMeasures(columns.measures ?? [], selection.span)
  return averages.length === 0 ? null : <Measured results={results} averages={averages} />
}

function Measured({ results, averages }: { results: Results; averages: readonly MeasureAverage[] }) {
  useTextsReady(AREAS)
  const text = useText('measures')
  const tag = useFormatTag()
  const words: MeasureWords = { text, tag }
  const { more, less, tooFew } = findMeasureLinks(results)
  const isHidden = isChosenByPain(results.filter.criteria)
  const links = isHidden ? [] : [...more, ...less]
  const few = isHidden ? [] : tooFew
  return (
    <section className="insight-card" aria-labelledby={MEASURED_ID}>
      <h2 id={MEASURED_ID} tabIndex={-1}>
        {text('title')}
      </h2>
      <ul className="measured-list">
        {averages.map((average) => (
          <MeasuredRow
            key={average.measure}
            average={average}
            link={links.find(({ measure }) => measure === average.measure)}
            few={few.find(({ measure }) => measure === average.measure)}
            words={words}
          />
        ))}
      </ul>
      {!isHidden && <p className="insight-note">{text('note')}</p>}
    </section>
  )
}

interface MeasuredRowProps {
  average: MeasureAverage
  link: MeasureLink | undefined
  few: TooFewMeasured | undefined
  words: MeasureWords
}

function MeasuredRow({ average, link, few, words }: MeasuredRowProps) {
  return (
    <li className="measured-row">
      <div className="link-group-head">
        <h3>{measureName(average.measure, words)}</h3>
        {link !== undefined && link.label !== 'none' && <SurenessTag label={link.label} />}
      </div>
      <p>{averageWords(average, words)}</p>
      {link !== undefined && <MeasuredLink link={link} words={words} />}
      {few !== undefined && <p className="insight-note">{tooFewWords(few, words)}</p>}
      <p className="measured-source">{sourceName(average.source, words)}</p>
    </li>
  )
}

/** An early hint must not look like a steady pattern. */
function SurenessTag({ label }: { label: 'steady' | 'hint' }) {
  const { text } = useInsightWords()
  return <Tag kind={label === 'steady' ? 'plain' : 'info'} label={text(label)} />
}

const ICONS = { better: 'arrowDown', worse: 'arrowUp', flat: 'equal' } as const

function MeasuredLink({ link, words }: { link: MeasureLink; words: MeasureWords }) {
  const insights = useInsightWords()
  const { way, points, likely } = linkWords(link, insights)
  return (
    <>
      <p className="measured-link">
        <span className={way}>
          <DiaryIcon name={ICONS[way]} isSmall />
        </span>
        <span>{measureLinkWords(link, words)}</span>
      </p>
      {way !== 'flat' && (
        <p className="insight-note">
          <span className={`link-points ${way}`}>{points}</span>. {likely}
          {link.label === 'hint' && ` ${insights.text('mayBeChance')}.`}
        </p>
      )}
    </>
  )
}
