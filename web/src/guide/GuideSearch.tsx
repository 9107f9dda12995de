import { isEnoughToSearch } from '@reprieve/domain/catalogue/fold.ts'
import { headingAnchor } from '@reprieve/domain/guide/headingAnchor.ts'
import type { GuideHit } from '@reprieve/domain/guide/search.ts'
import { useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { makeObservable, type Observable } from '../device/observable.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { ListCard, ListRow } from '../ui/layout/ListRow.tsx'
import { ContentRows, type ContentRow } from './GuideRows.tsx'
import { findUrgentSection } from './guideLink.tsx'
import type { GuideSearcher } from './guideSearcher.ts'
import { listContents, type Guide } from './guideTable.ts'
import { useGuideSearcher } from './useGuideSearcher.ts'

/**
 * In memory only: a health term in an address would stay in the browser's history. Still there on return. [GUIDE-22]
 */
const getSearchText = perDiary((): Observable<string> => makeObservable(''))

export const useSearchText = (diary: Diary): readonly [string, (typed: string) => void] => {
  const { subscribe, current, become } = getSearchText(diary)
  return [useSyncExternalStore(subscribe, current), become]
}

/** Only among the first results: most articles mention it somewhere. */
const URGENT_AMONG = 3

/** Searches on the device, in seven languages, while the user types. The text is in no address. [GUIDE-9, GUIDE-22] */
export function GuideSearch({ guide, isFocused }: { guide: Guide; isFocused: boolean }) {
  const text = useText('guide')
  const [typed, setTyped] = useSearchText(useDiary())
  const searcher = useGuideSearcher(guide.edition)
  const isAsked = isEnoughToSearch(typed)
  const found = searcher !== null && isAsked ? searcher.search(typed) : []
  const rows = searcher === null ? [] : rowsOf(guide, searcher, found)
  return (
    <section className="card guide-search" role="search">
      <TextField
        label={text('search')}
        hint={text('searchHint')}
        type="search"
        isLiteral
        autoFocus={isFocused}
        maxLength={100}
        value={typed}
        onChange={setTyped}
      />
      <p role="status">
        {isAsked && (searcher === null ? text('searchNotYet') : text('found', { count: rows.length }))}
      </p>
      {found.slice(0, URGENT_AMONG).some(({ id }) => findUrgentSection(id) !== undefined) && <UrgentRow />}
      {rows.length > 0 && <ContentRows label={text('results')} rows={rows} />}
    </section>
  )
}

/** A search for something urgent shows Urgent help first, in the person's language. */
function UrgentRow() {
  const shell = useText()
  const navigation = useText('navigation')
  return (
    <ListCard>
      <Link className="list-row" to={PATHS.urgentHelp}>
        <ListRow
          icon={<Icon name="phone" />}
          title={shell('urgentHelp')}
          subtitle={navigation('urgentHelpAbout')}
        />
      </Link>
    </ListCard>
  )
}

function rowsOf(
  guide: Guide,
  { headingsOf }: GuideSearcher,
  found: readonly GuideHit[],
): readonly ContentRow[] {
  const byId = new Map(listContents(guide).map((content) => [content.id, content]))
  return found.flatMap(({ id, heading }) => {
    const content = byId.get(id)
    if (content === undefined) return []
    const named = heading === null ? null : (headingsOf(id)[heading] ?? null)
    return [{ content, section: named === null ? null : { anchor: headingAnchor(named), heading: named } }]
  })
}
