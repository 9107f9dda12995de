import { groupLinks } from '@reprieve/domain/results/insights/linkGroups.ts'
import { percentOf } from '@reprieve/domain/results/statistics/coverage.ts'
import { isChosenByPain } from '@reprieve/domain/results/statistics/links.ts'
import type { ComparedList } from '@reprieve/domain/results/statistics/statistics.ts'
import { useText } from '../../settings/words.tsx'
import type { Results } from '../useResults.ts'
import { BackToAll } from './BackToAll.tsx'
import { linksIn, linkWaysOf } from './linksIn.ts'
import { Came } from './LinkParts.tsx'
import { LinkRest } from './LinkRest.tsx'
import { Told } from './Told.tsx'
import { useInsightWords } from './useInsightWords.ts'

/** One list on its own. Its labels are those of all lists together: looking at one alone makes nothing more certain. */
export function CategoryPart({ list, results }: { list: ComparedList; results: Results }) {
  const { text } = useInsightWords()
  const said = useText('results')
  const lists = useText('lists')
  const links = linksIn(results)
  const category = links.find((one) => one.list === list)
  const isHidden = isChosenByPain(results.filter.criteria)
  const title = lists(`list-${list}`)
  if (category === undefined) return null
  const groups = groupLinks([category])
  const ways = linkWaysOf(results, links)
  const { coverage } = category
  const isEmpty = category.more.length + category.less.length + category.tooFew.length === 0
  return (
    <>
      <BackToAll title={title} />
      <p className="insight-note">
        {said('basedOn', { 0: percentOf(coverage), 1: coverage.records, 2: title })}
      </p>
      {isHidden && <Told>{text('severityFiltered')}</Told>}
      {!isHidden && isEmpty && <p>{text('nothingHere')}</p>}
      {!isHidden && !isEmpty && (
        <>
          <div className="insight-pair">
            <Came title={said('less')} links={groups.less} ways={ways} />
            <Came title={said('more')} links={groups.more} ways={ways} />
          </div>
          <Told>{text('notProof')}</Told>
          <LinkRest groups={groups} ways={ways} />
        </>
      )}
    </>
  )
}
