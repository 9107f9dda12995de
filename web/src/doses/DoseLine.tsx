import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { Suspense, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import type { Diary } from '../local/rows/rows.ts'
import { useMedicationWords } from '../medications/useMedicationWords.ts'
import { useText } from '../text/useText.tsx'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'
import { IntakeSummary } from './IntakeSummary.tsx'
import './doses.css'
import '../ui/controls/button.css'

const LogDoseSheet = lazyComponent(() => import('./LogDoseSheet.tsx'), 'LogDoseSheet')

interface LogDoseButtonProps {
  diary: Diary
  medication: Medication
}

/** The first of two presses. Its accessible name starts with its label, for voice control. [DOSE-2] */
function LogDoseButton({ diary, medication }: LogDoseButtonProps) {
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

/** Below a medication in a list: what was taken of it, and the first of two presses. [DOSE-2, DOSE-3] */
export const DoseLine = ({ diary, medication }: { diary: Diary; medication: Medication }) => (
  <div className="dose-line">
    <IntakeSummary diary={diary} medication={medication} isShort />
    <LogDoseButton diary={diary} medication={medication} />
  </div>
)
