import { useRef, useState } from 'react'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PAGES, searchedFor, type ListPlace } from './listWay.ts'
import { useListPlace } from './searchedWord.ts'

/** After the last keystroke, so that nobody waits for results of an unfinished word. */
const SEARCH_AFTER_MS = 250
const MOST_LETTERS = 100

interface SearchFieldProps {
  place: ListPlace
  /** The number of results; null while unknown. */
  found: number | null
}

export function SearchField({ place, found }: SearchFieldProps) {
  const text = useText('results')
  const go = useListPlace()
  const { typed, type } = useTyped(place.q ?? '', (q) => go({ q: q === '' ? undefined : q, page: undefined }))
  const isSearching = searchedFor(place) !== null
  return (
    <div className="entry-search">
      <TextField
        label={text('searchNotes')}
        type="search"
        autoComplete="off"
        isLiteral
        maxLength={MOST_LETTERS}
        value={typed}
        onChange={type}
      />
      {/* An empty result is explained below, with a way to fix it; here it is only announced to screen readers. */}
      <p role="status" className={isSearching && found === 0 ? 'unseen' : 'entry-found'}>
        {isSearching && found !== null && text('found', { count: found })}
        {!isSearching && typed !== '' && text('typeMore')}
      </p>
    </div>
  )
}

/** The text of the field: from the address until something is typed, and again if the address changes by itself. */
function useTyped(inAddress: string, search: (typed: string) => void) {
  const [typed, setTyped] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  const [sent, setSent] = useState(inAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (inAddress !== seen) {
    setSeen(inAddress)
    // A user who types on while the address is updated keeps their text.
    if (inAddress !== sent) setTyped(inAddress)
  }
  const type = (next: string): void => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSent(next)
      search(next)
    }, SEARCH_AFTER_MS)
  }
  return { typed, type }
}

interface CountRowProps {
  count: number | null
  place: ListPlace
}

/** The number of entries, and the button for the other view. */
export function CountRow({ count, place }: CountRowProps) {
  const text = useText('results')
  const go = useListPlace()
  const isPages = place.view === PAGES
  return (
    <div className="entry-row">
      <p className="entry-count">{count !== null && text('recordCount', { 0: count })}</p>
      <Button
        label={text(isPages ? 'asOneList' : 'inPages')}
        kind="text"
        onPress={() => go({ view: isPages ? undefined : PAGES, page: undefined })}
      />
    </div>
  )
}
