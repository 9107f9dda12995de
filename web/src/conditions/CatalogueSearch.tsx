import { isEnoughToSearch } from '@reprieve/domain/catalogue/fold.ts'
import { NAME_MAX } from '@reprieve/domain/writtenName.ts'
import { useState } from 'react'
import type { ServerFound } from '../catalogue/serverSearch.ts'
import type { HeldCatalogue } from '../catalogue/useCatalogue.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { FoundRows, SearchList, type FoundRow } from '../ui/SearchList.tsx'
import { NotFound } from './NotFound.tsx'

interface CatalogueSearchProps {
  label: string
  typed: string
  autoFocus: boolean
  /** "Can't find it? Add a new one", in the grammatical gender of the searched thing. */
  cannotFind: string
  held: Pick<HeldCatalogue<unknown>, 'catalogue' | 'isMissing' | 'fetchAgain'>
  own: readonly FoundRow[]
  server: ServerFound<FoundRow>
  /** Why the last choice cannot be accepted. */
  refusal: string | null
  onType: (typed: string) => void
  onChoose: (id: string) => void
  onTyped: () => void
}

/** Searches a catalogue; conditions and medications share it. */
export function CatalogueSearch(props: CatalogueSearchProps) {
  const { typed, held, own, server, refusal, onType, onChoose, onTyped } = props
  const text = useText('conditions')
  const common = useText('common')
  const isEnough = isEnoughToSearch(typed)
  // Closed with the next character: the question was about the previous text.
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const count = own.length + server.rows.length

  const status = (): string => {
    if (!isEnough) return text('typeThreeLetters')
    if (held.catalogue === null) return ''
    return count === 0 ? text('nothingFound') : text('resultCount', { 0: count })
  }
  return (
    <SearchList
      label={props.label}
      typed={typed}
      autoFocus={props.autoFocus}
      maxLength={NAME_MAX}
      status={status()}
      resultsLabel={text('results')}
      rows={own}
      onType={onType}
      onChoose={onChoose}
    >
      <div role="alert">{refusal !== null && <Note kind="warn">{refusal}</Note>}</div>
      {held.isMissing && (
        <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={held.fetchAgain} />}>
          {text('catalogueMissing')}
        </Note>
      )}
      {server.rows.length > 0 && (
        <>
          <h2 className="search-more">{text('fromServer')}</h2>
          <FoundRows label={text('fromServer')} rows={server.rows} onChoose={onChoose} />
        </>
      )}
      {server.trouble !== null && (
        <p className="search-trouble" role="status">
          {server.trouble.message ?? common('noDataConnection')}
        </p>
      )}
      {/* From the first character on: MS and RA are names of two. */}
      {typed.trim() !== '' && (
        <NotFound
          cannotFind={props.cannotFind}
          typed={typed.trim()}
          isAsking={askedFor === typed}
          onAsk={() => setAskedFor(typed)}
          onSearchAgain={() => setAskedFor(null)}
          onAdd={onTyped}
        />
      )}
    </SearchList>
  )
}
