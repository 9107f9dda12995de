import type { LinkGroups } from '@reprieve/domain/results/insights/linkGroups.ts'
import type { Link, TooFew } from '@reprieve/domain/results/statistics/statistics.ts'
import { useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { Collapse } from '../../ui/layout/Collapse.tsx'
import { Tag } from '../../ui/layout/Tag.tsx'
import { LinkList, type LinkRowOptions } from '../insights/LinkList.tsx'
import { InsightNote } from '../insights/LinkParts.tsx'
import { useInsightWords } from '../insights/insightWords.ts'

interface MorePainPartProps {
  /** Null if the filter selects by pain, which creates the difference by itself. [STAT-25] */
  groups: LinkGroups | null
  ways: LinkRowOptions
}

/** What came with more pain: steady patterns first, early hints closed, then what has too few days. [RES-43] */
export function MorePainPart({ groups, ways }: MorePainPartProps) {
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
          <div className="help-tag">
            <Tag kind="plain" label={insights('steady')} />
          </div>
          <LinkList links={groups.more} ways={ways} />
        </section>
      )}
      {hints.length > 0 && <Hints hints={hints} ways={ways} />}
      {groups.tooFew.length > 0 && <TooFewDays tooFew={groups.tooFew} labelOf={ways.labelOf} />}
    </>
  )
}

interface LessPainPartProps {
  links: readonly Link[]
  ways: LinkRowOptions
}

/** Activities and the like have no marks: they are compared by days, as in the insights. */
export function LessPainPart({ links, ways }: LessPainPartProps) {
  const text = useText('helps')
  return (
    <section className="help-card">
      <h2>{text('lessPain')}</h2>
      <p className="help-caption">{text('withLegend')}</p>
      <LinkList links={links} ways={ways} />
    </section>
  )
}

/** May be chance, so they are closed; their names say what they are about. */
function Hints({ hints, ways }: { hints: readonly Link[]; ways: LinkRowOptions }) {
  const { text, names } = useInsightWords()
  const [isOpen, setOpen] = useState(false)
  const told = names(hints.slice(0, 3).map(({ item }) => ways.labelOf(item)))
  return (
    <section className="help-card">
      <Collapse
        title={text('hints', { count: hints.length })}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        {isOpen && <LinkList links={hints} ways={ways} />}
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

function TooFewDays({ tooFew, labelOf }: { tooFew: readonly TooFew[]; labelOf: LinkRowOptions['labelOf'] }) {
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
