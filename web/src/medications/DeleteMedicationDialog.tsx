import { useText } from '../settings/words.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { MedicationFaultDialog } from './MedicationFaultDialog.tsx'
import type { MedicationDelete } from './useMedicationDelete.ts'
import { useMedicationWords } from './useMedicationWords.ts'

export function DeleteMedicationDialog({ deletion }: { deletion: MedicationDelete }) {
  const { asked, failed, confirm, cancel, forgetFailed } = deletion
  const text = useText('medications')
  const common = useText('common')
  const words = useMedicationWords()
  return (
    <>
      {asked !== null && (
        <Dialog
          isOpen
          title={text('deleteQuestion', { 0: words.name(asked) })}
          text={text('deleteText')}
          choices={[
            { label: text('keep'), kind: 'primary', onChoose: () => undefined },
            { label: common('delete'), kind: 'danger', onChoose: () => confirm(asked) },
          ]}
          onClose={cancel}
        />
      )}
      <MedicationFaultDialog
        fault={failed?.fault ?? null}
        onRetry={() => failed?.retry()}
        onClose={forgetFailed}
      />
    </>
  )
}
