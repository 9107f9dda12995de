import { brandFrom, type BrandFault } from '@reprieve/domain/medications/brands.ts'
import type { MedicationEntry } from '@reprieve/domain/medications/chooseEntry.ts'
import { NAME_MAX, typedName } from '@reprieve/domain/writtenName.ts'
import { useState } from 'react'
import { useTypedText } from '../access/useTypedLeft.ts'
import { useText } from '../settings/words.tsx'
import { Button, SubmitButton } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { MailLink } from '../ui/MailLink.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { useContactAddress } from './useContactAddress.ts'

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
export function NewBrand({ entry, name, brands, first, onBack, onAdded }: NewBrandProps) {
  const text = useText('medications')
  const common = useText('common')
  const toasts = useToasts()
  const [brand, setBrand] = useTypedText(`brand of ${entry.names.en}`, first)
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
