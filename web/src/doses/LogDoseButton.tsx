import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { Suspense, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import type { Diary } from '../local/rows.ts'
import { useMedicationWords } from '../medications/useMedicationWords.ts'
import { useText } from '../settings/words.tsx'
import '../ui/button.css'
import { later } from '../ui/later.tsx'

const LogDoseSheet = later(() => import('./LogDoseSheet.tsx'), 'LogDoseSheet')

interface LogDoseButtonProps {
  diary: Diary
  medication: Medication
}

/** The first of two presses. Its accessible name starts with its label, for voice control. [DOSE-2] */
export function LogDoseButton({ diary, medication }: LogDoseButtonProps) {
  const text = useText('doses')
  const { name } = useMedicationWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <AriaButton
        className="button quiet"
        aria-label={text('logOf', { name: name(medication) })}
        onPress={() => setOpen(true)}
      >
        {text('log')}
      </AriaButton>
      {isOpen && (
        <Suspense>
          <LogDoseSheet diary={diary} medication={medication} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
