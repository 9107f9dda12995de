import type { LinkGroups } from '@reprieve/domain/results/insights/linkGroups.ts'
import { COMPARED_LISTS, type Link as Linked } from '@reprieve/domain/results/statistics/statistics.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { LinkList, type LinkWays } from './LinkList.tsx'
import { LinkRest } from './LinkRest.tsx'
import { Told } from './Told.tsx'
import { useInsightWords } from './useInsightWords.ts'

interface LinkPartsProps {
  groups: LinkGroups
  ways: LinkWays
  /** The number of days if it is too low to detect most links. */
  fewDays: number | null
}

/** Links of all lists together; each list can be opened on its own. */
export function LinkParts({ groups, ways, fewDays }: LinkPartsProps) {
  const { text } = useInsightWords()
  return (
    <>
      <div className="insight-pair">
        <Came title={text('lessCame')} links={groups.less} ways={ways} />
        <Came title={text('moreCame')} links={groups.more} ways={ways} />
      </div>
      <Told>
        {text('notProof')}
        {fewDays !== null && ` ${text('fewDays', { count: fewDays })}`}
      </Told>
      <LinkRest groups={groups} ways={ways} />
      <Categories />
    </>
  )
}

export function Came({ title, links, ways }: { title: string; links: readonly Linked[]; ways: LinkWays }) {
  const { text } = useInsightWords()
  return (
    <section className="insight-card">
      <h2>{title}</h2>
      {links.length === 0 ? (
        <p className="insight-note">{text('noSteady')}</p>
      ) : (
        <LinkList links={links} ways={ways} />
      )}
    </section>
  )
}

function Categories() {
  const { text } = useInsightWords()
  const lists = useText('lists')
  return (
    <nav className="insight-card" aria-label={text('byCategory')}>
      <h2>{text('byCategory')}</h2>
      <ul className="insight-ways">
        {COMPARED_LISTS.map((list) => (
          <li key={list}>
            <Link className="button" to={PATHS.insights} search={(before) => ({ ...before, section: list })}>
              {lists(`list-${list}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
