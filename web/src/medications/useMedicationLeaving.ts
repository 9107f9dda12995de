import { safeRedirect } from '@reprieve/domain/access/routesAfterSignIn.ts'
import { finishMedicationForm, type MedicationFaults } from '@reprieve/domain/medications/typedMedication.ts'
import type { NumberSigns } from '@reprieve/domain/writtenNumber.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { requestPersistentStorage } from '../device/browserStorage.ts'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { useGoBack } from '../ui/navigation/useGoBack.ts'
import { useToasts } from '../ui/overlays/toasts.ts'
import { useWaysOut } from '../ui/useWaysOut.ts'
import type { MedicationEditorStart } from './openMedication.ts'
import type { Fault, MedicationEditor } from './useMedicationEditor.ts'

interface MedicationLeaving {
  fault: Fault | null
  forgetFault: () => void
  /** The errors of invalid fields, shown when saving. */
  faults: MedicationFaults
  forgetFaults: () => void
  isUnfinished: boolean
  /** Each shows the outcome as a toast and resolves to whether the editor may be left. */
  save: () => Promise<boolean>
  keepForLater: () => Promise<boolean>
  discard: () => Promise<boolean>
  saveAndGo: () => Promise<void>
  goBack: (are?: 'settled') => void
}

interface MedicationLeavingOptions {
  begun: MedicationEditorStart
  signs: NumberSigns
  needsStrength: boolean
}

const NONE: MedicationFaults = {}

export function useMedicationLeaving(
  editor: MedicationEditor,
  asked: MedicationLeavingOptions,
): MedicationLeaving {
  const { begun, signs, needsStrength } = asked
  const { action, returnTo } = begun
  const text = useText('medications')
  const records = useText('records')
  const toasts = useToasts()
  const { history } = useRouter()
  const target = safeRedirect(returnTo ?? undefined)
  const goBack = useGoBack(target ?? PATHS.medications)
  const [faults, setFaults] = useState(NONE)
  const finished = finishMedicationForm(editor.now.typed, { signs, needsStrength })
  const { fault, forgetFault, isDone, isFirstOut, keepForLater, discard } = useWaysOut<Fault>(editor, {
    kept: text('draftKept'),
    closed: records('closedUnsaved'),
  })
  const save = async (): Promise<boolean> => {
    setFaults(finished.ok ? NONE : finished.reason)
    if (!finished.ok) return false
    const saved = await editor.save()
    if (!isDone(saved) || !isFirstOut()) return false
    toasts.show({ message: text(action === 'add' ? 'added' : 'edited'), isDone: true })
    void requestPersistentStorage()
    return true
  }
  const go = (): void => {
    if (target === null) goBack('settled')
    else history.replace(target, undefined, { ignoreBlocker: true })
  }
  return {
    fault,
    forgetFault,
    faults,
    forgetFaults: () => setFaults(NONE),
    isUnfinished: !finished.ok,
    save,
    keepForLater,
    discard,
    saveAndGo: async () => {
      if (await save()) go()
    },
    goBack,
  }
}
