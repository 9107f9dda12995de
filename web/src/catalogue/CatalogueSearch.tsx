import { isEnoughToSearch } from '@reprieve/domain/catalogue/fold.ts'
import { NAME_MAX } from '@reprieve/domain/writtenName.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { sessionDeviceState, useSession } from '../access/session.ts'
import type { Answer } from '../api/ask.ts'
import { type Catalogue, type CatalogueMatch, type CatalogueState, useCatalogue } from './catalogue.ts'
import { type ServerMatches, useServerSearch } from './serverSearch.ts'
import { useLanguage, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { FoundRows, SearchList, type FoundRow } from '../ui/fields/SearchList.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Note } from '../ui/layout/Note.tsx'

interface CatalogueSearchProps {
  label: string
  typed: string
  autoFocus: boolean
  /** "Can't find it? Add a new one", in the grammatical gender of the searched thing. */
  cannotFind: string
  held: Pick<CatalogueState<unknown>, 'catalogue' | 'isMissing' | 'fetchAgain'>
  own: readonly FoundRow[]
  server: ServerMatches<FoundRow>
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

interface NotFoundProps {
  cannotFind: string
  typed: string
  isAsking: boolean
  onAsk: () => void
  onSearchAgain: () => void
  onAdd: () => void
}

/**
 * Asked inline, not in a dialog: the search itself may be in a sheet, which must not open one. The results stay
 * visible, because the question is about them. [COND-6]
 */
function NotFound({ cannotFind, typed, isAsking, onAsk, onSearchAgain, onAdd }: NotFoundProps) {
  const text = useText('conditions')
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])
  if (!isAsking)
    return <Button kind="text" icon={<DiaryIcon name="plus" />} label={cannotFind} onPress={onAsk} />
  return (
    <div className="search-instead" role="group" aria-label={cannotFind}>
      <p ref={question} tabIndex={-1}>
        {text('notFoundConfirm')}
      </p>
      <Button kind="primary" label={text('searchAgain')} onPress={onSearchAgain} />
      <Button label={text('addTyped', { 0: typed })} onPress={onAdd} />
    </div>
  )
}

interface Searched<Entry, Row> {
  /** A loader of catalogue.ts. */
  load: () => Promise<Catalogue<Entry>>
  ask: (typed: string) => Promise<Answer>
  read: (body: Record<string, unknown>) => readonly Row[]
}

interface CatalogueSearchResult<Entry, Row> extends CatalogueState<Entry> {
  own: readonly CatalogueMatch<Entry>[]
  server: ServerMatches<Row>
}

/** The matches of the device's catalogue and of the server's, which may arrive later. [CAT-6] */
export function useCatalogueSearch<Entry, Row>(
  typed: string,
  { load, ask, read }: Searched<Entry, Row>,
): CatalogueSearchResult<Entry, Row> {
  const { language } = useLanguage()
  const held = useCatalogue(load)
  const { catalogue } = held
  const own = useMemo(() => catalogue?.find(typed, language) ?? [], [catalogue, typed, language])
  const isAsked = sessionDeviceState(useSession()) === 'signed-in'
  const server = useServerSearch(typed, { isAsked, ask, read })
  return { ...held, own, server }
}
