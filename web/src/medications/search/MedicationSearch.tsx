import type { CatalogueTerm } from '@reprieve/domain/catalogue/searchText.ts'
import {
  unlistedMedication,
  type ChosenMedication,
  type MedicationEntry,
} from '@reprieve/domain/medications/chooseEntry.ts'
import { useState } from 'react'
import { useAsk } from '../../api/useAsk.ts'
import { medicationCatalogue } from '../../catalogue/catalogue.ts'
import { selectNewMatches } from '../../catalogue/serverSearch.ts'
import { CatalogueSearch, useCatalogueSearch } from '../../catalogue/CatalogueSearch.tsx'
import { useText, useLanguage } from '../../text/useText.tsx'
import type { FoundRow } from '../../ui/fields/SearchList.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { BrandStep } from './BrandStep.tsx'
import { readFoundMedications } from './foundMedications.ts'

interface MedicationSearchProps {
  /** Only if a press has just opened it. */
  autoFocus?: boolean
  /** Called with the match and its brand; also with a typed name, once it is certain that nothing matches. */
  onChosen: (chosen: ChosenMedication) => void
}

/** A match whose brand is asked for next. */
export interface MedicationMatch {
  entry: MedicationEntry
  /** The brand by which it was found: offered first. */
  brand: string | null
  row: FoundRow
}

export function MedicationSearch(props: MedicationSearchProps) {
  const [offered, setOffered] = useState<MedicationMatch | null>(null)
  return <MedicationSearchSteps {...props} offered={offered} onOffered={setOffered} />
}

interface MedicationSearchStepsProps extends MedicationSearchProps {
  /** Null while searching. The parent holds it, because its Back button leads from the brands to the search. */
  offered: MedicationMatch | null
  onOffered: (offered: MedicationMatch | null) => void
}

/** First the medication, then its brand. The app does not say what is right to take: nothing is suggested. [MED-10] */
export function MedicationSearchSteps(props: MedicationSearchStepsProps) {
  const { autoFocus = false, offered, onOffered, onChosen } = props
  const text = useText('medications')
  const conditions = useText('conditions')
  const { language } = useLanguage()
  const ask = useAsk()
  const [typed, setTyped] = useState('')
  const { own, server, ...held } = useCatalogueSearch(typed, {
    load: medicationCatalogue,
    ask: (value) => ask('sync/find-medication', { value }),
    read: (body) => readFoundMedications(body, language),
  })

  const offer = (entry: MedicationEntry, brand: string | null, by: string | null): MedicationMatch => {
    const title = entry.names[language] ?? entry.names.en
    const found =
      brand === null ? conditions('alsoCalled', { 0: by ?? '' }) : text('foundBrand', { 0: brand })
    const isTold = brand === null && (by === null || by === title)
    return {
      entry,
      brand,
      row: {
        id: String(entry.nid),
        icon: <DiaryIcon name="pill" />,
        title,
        subtitle: isTold ? undefined : found,
      },
    }
  }
  const here = own.map(({ entry, by }) => offer(entry, brandIn(by), by.text))
  const more = selectNewMatches(server.rows, here.map(entryOf), entryOf).map(({ entry, brand }) =>
    offer(entry, brand, null),
  )

  if (offered !== null)
    return (
      <BrandStep
        entry={offered.entry}
        foundBy={offered.brand}
        onBack={() => onOffered(null)}
        onChosen={onChosen}
      />
    )
  return (
    <CatalogueSearch
      label={text('searchLabel')}
      typed={typed}
      autoFocus={autoFocus}
      cannotFind={text('cannotFind')}
      held={held}
      own={here.map(({ row }) => row)}
      server={{ ...server, rows: more.map(({ row }) => row) }}
      refusal={null}
      onType={setTyped}
      onChoose={(id) => onOffered([...here, ...more].find(({ row }) => row.id === id) ?? null)}
      onTyped={() => {
        const named = unlistedMedication(typed)
        if (named.ok) onChosen(named.value)
      }}
    />
  )
}

const brandIn = ({ kind, text }: CatalogueTerm): string | null => (kind === 'brand' ? text : null)

const entryOf = ({ entry }: { entry: MedicationEntry }) => ({ number: entry.nid, name: entry.names.en })
