import { Activity, memo, useMemo, useState, type FunctionComponent } from 'react'
import type { AnySearch } from '../paths/paths.ts'
import type { ContentProps, Results } from './useResults.ts'

type Content = FunctionComponent<ContentProps>

/** One content of the results frame. */
export interface OpenContent {
  Content: Content
  results: Results
  /** What else it shows is in the address. */
  search: AnySearch
}

interface KeptContent extends OpenContent {
  id: number
}

interface KeptList {
  contents: readonly KeptContent[]
  /** The one that is shown; null if none is. */
  shown: number | null
  nextId: number
}

export const NONE_KEPT: KeptList = { contents: [], shown: null, nextId: 0 }

/**
 * The contents that were opened, with the one that is open now. Only one for each tab, and none of a diary that has
 * changed: its old columns would stay in memory. The same object if nothing changes.
 */
export function keepContent(kept: KeptList, open: OpenContent | null): KeptList {
  if (open === null) return kept.shown === null ? kept : { ...kept, shown: null }
  const before = kept.contents.find(({ Content }) => Content === open.Content)
  const isSameSearch = JSON.stringify(before?.search) === JSON.stringify(open.search)
  // Elsewhere it may have been opened at another place, which starts at the top as if it were new.
  const isSame = before !== undefined && (before.id === kept.shown || isSameSearch)
  const isUnchanged = isSame && before.results === open.results && isSameSearch
  if (isUnchanged && kept.shown === before.id) return kept
  const id = isSame ? before.id : kept.nextId
  const ofDiary = kept.contents.filter(({ results }) => results.columns === open.results.columns)
  const others = ofDiary.filter(({ Content }) => Content !== open.Content)
  const nextId = Math.max(kept.nextId, id + 1)
  return { contents: isUnchanged ? ofDiary : [...others, { ...open, id }], shown: id, nextId }
}

/**
 * Shows the open content and keeps the others hidden: coming back to one draws nothing anew. React runs none of their
 * effects meanwhile.
 */
export function KeptContents({ open }: { open: OpenContent | null }) {
  const [before, setKept] = useState(NONE_KEPT)
  const kept = keepContent(before, open)
  if (kept !== before) setKept(kept)
  return kept.contents.map(({ id, Content, results, search }) => (
    <Kept key={id} isShown={id === kept.shown} Content={Content} results={results} search={search} />
  ))
}

interface KeptProps extends ContentProps {
  isShown: boolean
  Content: Content
}

/** Memoised, because even a hidden part is worked on when the frame is redrawn. */
const Kept = memo(function Kept({ isShown, Content, results, search }: KeptProps) {
  // The same element, shown or hidden: with a new one React would draw all of it again, when it goes and when it comes.
  const content = useMemo(() => <Content results={results} search={search} />, [Content, results, search])
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{content}</Activity>
})
