import { brandsFor, joinedBrands } from '@reprieve/domain/medications/brands.ts'
import {
  chosenEntry,
  type ChosenMedication,
  type MedicationEntry,
} from '@reprieve/domain/medications/chooseEntry.ts'
import { useEffect, useRef, useState } from 'react'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { useAsk } from '../api/useAsk.ts'
import { useServerSearch } from '../catalogue/useServerSearch.ts'
import { useText, useWords } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import { FoundRows } from '../ui/SearchList.tsx'
import { TextField } from '../ui/TextField.tsx'
import { brandsFound } from './foundMedications.ts'
import { NewBrand } from './NewBrand.tsx'

interface BrandStepProps {
  entry: MedicationEntry
  /** The brand by which it was found comes first. */
  foundBy: string | null
  onBack: () => void
  onChosen: (chosen: ChosenMedication) => void
}

/** With more brands than these, a search field is shown. */
const FEW = 6
const NO_BRAND = ''

/** Chooses the brand; Generic if there is none, or it is not known. [MED-11] */
export function BrandStep({ entry, foundBy, onBack, onChosen }: BrandStepProps) {
  const text = useText('medications')
  const conditions = useText('conditions')
  const { language } = useWords()
  const ask = useAsk()
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  const [typed, setTyped] = useState('')
  const [isAdding, setAdding] = useState(false)
  const { rows: onServer } = useServerSearch(typed, {
    isAsked: isSignedIn,
    ask: (value) => ask('sync/find-medication-brand', { value, common_name: entry.names.en }),
    read: brandsFound,
    // Without a typed word all of them match.
    isEnough: () => true,
  })
  const brands = joinedBrands(foundBy === null ? entry.brands : [foundBy, ...entry.brands], onServer)
  const fitting = brandsFor(brands, typed)
  const name = entry.names[language] ?? entry.names.en
  const choose = (brand: string): void =>
    onChosen(chosenEntry({ ...entry, brands }, brand === NO_BRAND ? null : brand))

  // The pressed rows are gone: screen readers are taken to what replaces them.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isAdding) heading.current?.focus()
  }, [isAdding])

  if (isAdding)
    return (
      <NewBrand
        entry={entry}
        name={name}
        brands={brands}
        first={typed}
        onBack={() => setAdding(false)}
        onAdded={(brand) => choose(brand ?? NO_BRAND)}
      />
    )
  return (
    <div className="search-list">
      <h2 ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <p>{text('brandTitle')}</p>
      {brands.length > FEW && (
        <TextField
          label={text('brandSearch')}
          type="search"
          autoComplete="off"
          isLiteral
          maxLength={100}
          value={typed}
          onChange={setTyped}
        />
      )}
      <p className="search-status" role="status">
        {text('brandCount', { 0: fitting.length })}
      </p>
      <FoundRows
        label={text('brand')}
        rows={[
          {
            id: NO_BRAND,
            icon: <DiaryIcon name="pill" />,
            title: text('generic'),
            subtitle: text('brandNone'),
          },
          ...fitting.map((brand) => ({ id: brand, icon: <DiaryIcon name="pill" />, title: brand })),
        ]}
        onChoose={choose}
      />
      <Button
        kind="text"
        icon={<DiaryIcon name="plus" />}
        label={text('addBrand')}
        onPress={() => setAdding(true)}
      />
      <Button
        kind="text"
        icon={<DiaryIcon name="back" />}
        label={conditions('searchAgain')}
        onPress={onBack}
      />
    </div>
  )
}
