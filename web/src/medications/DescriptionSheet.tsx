import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { withUnits, type TypedMedication } from '@reprieve/domain/medications/typedMedication.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { finishName, type NameFault } from '@reprieve/domain/writtenName.ts'
import { fieldsOf } from '@reprieve/contract/fields.ts'
import { useState } from 'react'
import { useTypedLeft } from '../access/useTypedLeft.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { BrandStep } from './BrandStep.tsx'
import { FormSelect, WhatFields, type DescriptionStep } from './DescriptionFields.tsx'
import { inPlaceOf } from './inPlaceOf.ts'
import type { InWork } from './medicationDraft.ts'
import { MedicationSearch } from './MedicationSearch.tsx'
import { StrengthPart } from './StrengthPart.tsx'
import { entryOf, useChoices } from './useChoices.ts'
import { useStrengthWork } from './useStrengthWork.ts'

interface DescriptionSheetProps {
  work: InWork
  onApply: (work: InWork) => void
  onClose: () => void
}

/** Edits the description: medication, brand, strength, form. Nothing changes before Apply. */
export function DescriptionSheet({ work, onApply, onClose }: DescriptionSheetProps) {
  const text = useText('medications')
  const common = useText('common')
  const [now, setNow] = useState(work)
  const [step, setStep] = useState<DescriptionStep>('all')
  const [fault, setFault] = useState<NameFault | null>(null)
  const choices = useChoices(now)
  const { typed } = now
  const entry = entryOf(typed, choices)
  const strengths = useStrengthWork(typed, choices)
  const change = (part: Partial<TypedMedication>): void => setNow({ ...now, typed: { ...typed, ...part } })
  const names = namesOf(typed)
  useTypedLeft({
    form: 'description',
    typed: names,
    isChanged: !sameJson(names, namesOf(work.typed)),
    read: namesFrom,
    takeUp: change,
  })

  const replace = (chosen: ChosenMedication): void => {
    setNow(inPlaceOf(now, chosen))
    setStep('all')
  }
  const apply = (): void => {
    const name = finishName(typed.commonName)
    if (!name.ok) return setFault(name.reason)
    const strength = strengths.typed === null ? {} : strengths.finish()
    if (strength === null) return
    const brand = finishName(typed.brandName ?? '')
    const brandName = brand.ok ? brand.value : null
    onApply({ ...now, typed: { ...typed, ...strength, commonName: name.value, brandName } })
  }
  return (
    <Sheet isOpen title={text('description')} closeLabel={common('close')} onClose={onClose}>
      {step === 'medication' && <MedicationSearch autoFocus onChosen={replace} />}
      {step === 'brand' && entry !== null && (
        <BrandStep
          entry={entry}
          foundBy={typed.brandName}
          onBack={() => setStep('medication')}
          onChosen={({ brandName }) => {
            change({ brandName })
            setStep('all')
          }}
        />
      )}
      {step === 'all' && (
        <div className="description-parts">
          <WhatFields
            typed={typed}
            isEntry={entry !== null}
            error={fault === null ? null : NAME_FAULTS[fault](text, common)}
            onChange={(part) => {
              setFault(null)
              change(part)
            }}
            onStep={setStep}
          />
          <section>
            <h3>{text('strength')}</h3>
            <StrengthPart work={strengths} isMissing={false} onChange={change} />
          </section>
          <FormSelect
            units={typed.dosageUnits}
            first={choices.otherDosageUnits}
            onChange={(units) => setNow({ ...now, typed: withUnits(typed, units) })}
          />
          <Button kind="primary" label={common('apply')} onPress={apply} />
        </div>
      )}
    </Sheet>
  )
}

const NAME_FAULTS: Record<
  NameFault,
  (text: (key: 'nameTooLong') => string, common: (key: 'fieldEmpty') => string) => string
> = {
  'name-empty': (_, common) => common('fieldEmpty'),
  'name-too-long': (text) => text('nameTooLong'),
}

const namesOf = ({ commonName, brandName }: TypedMedication) => ({ commonName, brandName })

function namesFrom(left: unknown): ReturnType<typeof namesOf> | null {
  const { commonName, brandName } = fieldsOf(left)
  if (typeof commonName !== 'string') return null
  return { commonName, brandName: typeof brandName === 'string' ? brandName : null }
}
