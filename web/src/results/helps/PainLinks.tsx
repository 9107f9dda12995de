import { withAndWithout } from '@reprieve/domain/results/helps/withAndWithout.ts'
import type { LinkGroups } from '@reprieve/domain/results/insights/linkGroups.ts'
import type { Link, TooFew } from '@reprieve/domain/results/statistics/statistics.ts'
import { useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Collapse } from '../../ui/layout/Collapse.tsx'
import { Tag } from '../../ui/layout/Tag.tsx'
import { InsightNote } from '../insights/LinkParts.tsx'
import { useInsightWords } from '../insights/insightWords.ts'
import { WithWithout } from './ScaleLine.tsx'

type LabelOf = (item: number) => string

interface MorePainPartProps {
  /** Null if the filter selects by pain, which creates the difference by itself. [STAT-25] */
  groups: LinkGroups | null
  labelOf: LabelOf
}

/** What came with more pain: steady patterns first, early hints closed, then what has too few days. [RES-43] */
export function MorePainPart({ groups, labelOf }: MorePainPartProps) {
  const text = useText('helps')
  const insights = useText('insights')
  if (groups === null) return <InsightNote>{insights('severityFiltered')}</InsightNote>
  const hints = groups.hints.filter(({ difference }) => difference >= 0)
  return (
    <>
      <p className="help-legend">{text('withLegend')}</p>
      {groups.more.length === 0 ? (
        <section className="help-card">
          <h2>{text('noneSteady')}</h2>
          <p className="help-words">{text('noneSteadyHint')}</p>
        </section>
      ) : (
        <section className="help-card">
          <PainRows links={groups.more} labelOf={labelOf} />
        </section>
      )}
      {hints.length > 0 && <Hints hints={hints} labelOf={labelOf} />}
      {groups.tooFew.length > 0 && <TooFewDays tooFew={groups.tooFew} labelOf={labelOf} />}
    </>
  )
}

interface LessPainPartProps {
  links: readonly Link[]
  labelOf: LabelOf
}

/** Activities and the like have no marks: they are compared by days, as in the insights. */
export function LessPainPart({ links, labelOf }: LessPainPartProps) {
  const text = useText('helps')
  return (
    <section className="help-card">
      <h2>{text('lessPain')}</h2>
      <p className="help-caption">{text('withLegend')}</p>
      <PainRows links={links} labelOf={labelOf} />
    </section>
  )
}

function PainRows({ links, labelOf }: LessPainPartProps) {
  return (
    <ul className="help-rows">
      {links.map((link) => (
        <li key={link.item}>
          <PainRow link={link} name={labelOf(link.item)} />
        </li>
      ))}
    </ul>
  )
}

function PainRow({ link, name }: { link: Link; name: string }) {
  const { text: insights, number } = useInsightWords()
  const text = useText('helps')
  const { withIt, without, points } = withAndWithout(link)
  const isLess = points < 0
  const words = text('withWithout', {
    withIt: number(withIt),
    daysWith: link.daysWith,
    without: number(without),
    daysWithout: link.daysWithout,
  })
  return (
    <div className="pain-row">
      <div className="pain-head">
        <span className={isLess ? 'better' : 'worse'}>
          <DiaryIcon name={isLess ? 'arrowDown' : 'arrowUp'} />
        </span>
        <span className="help-name">{name}</span>
        <span className={`pain-points ${isLess ? 'better' : 'worse'}`}>
          {insights(isLess ? 'lower' : 'higher', { points: number(Math.abs(points)) })}
        </span>
      </div>
      <WithWithout withIt={withIt} without={without} label={words} />
      <span className="help-caption" aria-hidden="true">
        {words}
      </span>
      <span>
        <Tag kind="plain" label={insights(link.label === 'hint' ? 'hint' : 'steady')} />
      </span>
    </div>
  )
}

/** May be chance, so they are closed; their names say what they are about. */
function Hints({ hints, labelOf }: { hints: readonly Link[]; labelOf: LabelOf }) {
  const { text, names } = useInsightWords()
  const [isOpen, setOpen] = useState(false)
  const told = names(hints.slice(0, 3).map(({ item }) => labelOf(item)))
  return (
    <section className="help-card">
      <Collapse
        title={text('hints', { count: hints.length })}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        {isOpen && <PainRows links={hints} labelOf={labelOf} />}
      </Collapse>
      {!isOpen && (
        <p className="help-caption">
          {text('mayBeChance')}. {told}
        </p>
      )}
    </section>
  )
}

const FIRST_COUNT = 3

function TooFewDays({ tooFew, labelOf }: { tooFew: readonly TooFew[]; labelOf: LabelOf }) {
  const text = useText('helps')
  return (
    <section className="help-card">
      <h2>{text('notEnoughDays')}</h2>
      <ul className="help-rows">
        {tooFew.slice(0, FIRST_COUNT).map(({ item, daysWith, daysWithout }) => (
          <li key={item} className="pain-row">
            {text('daysSoFar', { name: labelOf(item), daysWith, daysWithout })}
          </li>
        ))}
      </ul>
    </section>
  )
}
