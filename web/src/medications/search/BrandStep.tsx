import { type BrandFault, brandFrom, brandsFor, joinedBrands } from '@reprieve/domain/medications/brands.ts'
import {
  chosenEntry,
  type ChosenMedication,
  type MedicationEntry,
} from '@reprieve/domain/medications/chooseEntry.ts'
import { NAME_MAX, typedName } from '@reprieve/domain/writtenName.ts'
import { useEffect, useRef, useState } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { useRestoredText } from '../../access/useRestoredInput.ts'
import { useAsk } from '../../api/useAsk.ts'
import { useServerSearch } from '../../catalogue/serverSearch.ts'
import { useText, useLanguage } from '../../text/useText.tsx'
import { Button, SubmitButton } from '../../ui/controls/Button.tsx'
import { MailLink } from '../../ui/controls/MailLink.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { FoundRows } from '../../ui/fields/SearchList.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { readFoundBrands } from './foundMedications.ts'

const MAIL = 'mailto:'

/** The operator's mail address, as the device last received it; null if it has a contact page, or nothing. */
function useContactAddress(): string | null {
  const device = useDevice()
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    // Without an address no mail is offered: a brand can still be added.
    device.choice('service').then(
      (told) => isWanted && setAddress(addressFrom(told)),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [device])
  return address
}

function addressFrom(told: unknown): string | null {
  const { contact } = ((told as { links?: unknown } | undefined)?.links ?? {}) as { contact?: unknown }
  if (typeof contact !== 'string' || !contact.startsWith(MAIL)) return null
  const [address = ''] = contact.split('?', 1)
  return address
}

interface NewBrandProps {
  entry: MedicationEntry
  /** The name of the medication, in the page's language. */
  name: string
  brands: readonly string[]
  /** The searched text. */
  first: string
  onBack: () => void
  onAdded: (brand: string | null) => void
}

/** A brand that the catalogue does not have: it is added to this medication, or requested by mail. [MED-11] */
function NewBrand({ entry, name, brands, first, onBack, onAdded }: NewBrandProps) {
  const text = useText('medications')
  const common = useText('common')
  const toasts = useToasts()
  const [brand, setBrand] = useRestoredText(`brand of ${entry.names.en}`, first)
  const [fault, setFault] = useState<BrandFault | null>(null)
  const SENTENCE: Record<BrandFault, string> = {
    'name-empty': common('fieldEmpty'),
    'name-too-long': text('nameTooLong'),
  }
  const add = (): void => {
    const read = brandFrom(brands, brand)
    if (!read.ok) return setFault(read.reason)
    if (read.value !== null && !brands.includes(read.value))
      toasts.show({ message: text('brandAdded'), isDone: true })
    onAdded(read.value)
  }
  const contact = useContactAddress()
  // Mail subjects are shown on locked screens and stored in logs: the medicine is named only in the body.
  const subject = encodeURIComponent(text('brandMailSubject'))
  const body = encodeURIComponent(text('brandMailBody', { 0: entry.names.en, 1: brand.trim() }))
  return (
    <div className="search-list">
      <h2>{name}</h2>
      <Form label={text('addBrand')} onSubmit={add}>
        <TextField
          label={text('brandNew')}
          value={brand}
          autoComplete="off"
          autoFocus
          isLiteral
          maxLength={NAME_MAX}
          error={fault === null ? null : SENTENCE[fault]}
          onChange={(typed) => {
            setBrand(typedName(typed))
            setFault(null)
          }}
        />
        <SubmitButton label={text('brandAdd')} />
      </Form>
      {contact !== null && (
        <>
          <p>{text('requestBrand')}</p>
          <MailLink
            href={`${contact}?subject=${subject}&body=${body}`}
            kind="quiet"
            label={text('brandMail')}
            notTaken={common('unableToOpenMail')}
          />
        </>
      )}
      <Button kind="text" label={common('cancel')} onPress={onBack} />
    </div>
  )
}

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
  const { language } = useLanguage()
  const ask = useAsk()
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  const [typed, setTyped] = useState('')
  const [isAdding, setAdding] = useState(false)
  const { rows: onServer } = useServerSearch(typed, {
    isAsked: isSignedIn,
    ask: (value) => ask('sync/find-medication-brand', { value, common_name: entry.names.en }),
    read: readFoundBrands,
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
