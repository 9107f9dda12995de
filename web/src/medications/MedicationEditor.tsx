import type { MedicationStrength } from '@reprieve/domain/medications/strength.ts'
import {
  finishMedicationForm,
  typedMedication,
  type TypedMedication,
} from '@reprieve/domain/medications/typedMedication.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { useLeaveWords } from '../text/formTexts.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { focusFirstError } from '../ui/fields/Form.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../ui/layout/Screen.tsx'
import { LeaveWithChanges } from '../ui/navigation/LeaveWithChanges.tsx'
import { ActionMenu } from '../ui/overlays/ActionMenu.tsx'
import { DeleteMedicationDialog, useMedicationDelete } from './DeleteMedicationDialog.tsx'
import { MedicationFaultDialog } from './MedicationFaultDialog.tsx'
import { DaysPart, LimitPart, NotesPart, SpecialPart } from './MedicationTextFields.tsx'
import { PurposePart } from './PurposePart.tsx'
import { DosesPart, TakeAsPart } from './TakingParts.tsx'
import { DescriptionPart } from './description/DescriptionPart.tsx'
import { useMedicationOptions } from './description/useMedicationOptions.ts'
import { type StrengthInput, useStrengthInput } from './description/useStrengthInput.ts'
import type { MedicationEditorStart } from './openMedication.ts'
import { useMedicationEditor } from './useMedicationEditor.ts'
import { useMedicationLeaving } from './useMedicationLeaving.ts'
import './medicationEditor.css'

interface MedicationEditorProps {
  diary: Diary
  begun: MedicationEditorStart
  /** Shown after the medication's own fields. */
  more?: ReactNode
}

export function MedicationEditor({ diary, begun, more }: MedicationEditorProps) {
  const text = useText('medications')
  const common = useText('common')
  const ways = useLeaveWords()
  const shell = useText()
  const signs = numberSigns(useFormatTag())
  const editor = useMedicationEditor(diary, begun, {
    signs,
    finish: ({ typed }) => {
      const finished = finishMedicationForm(typed, { signs, needsStrength: false })
      return finished.ok ? finished.value : null
    },
  })
  const { now } = editor
  const choices = useMedicationOptions(now)
  const needsStrength = choices.strengths.length > 0
  const leaving = useMedicationLeaving(editor, { begun, signs, needsStrength })
  const deletion = useMedicationDelete(diary, {
    keep: editor.keepForLater,
    onDeleted: () => leaving.goBack('settled'),
  })
  const change = (part: Partial<TypedMedication>): void => {
    leaving.forgetFaults()
    editor.change({ ...now, typed: { ...now.typed, ...part } })
  }

  const strengths = useStrengthInput(now.typed, choices)
  const save = useSaveWithStrength(strengths, { change, save: () => void leaving.saveAndGo() })

  const page = useRef<HTMLDivElement>(null)
  const { faults } = leaving
  useEffect(() => {
    if (Object.keys(faults).length > 0 && page.current !== null) showFirst(page.current)
  }, [faults])

  const { opened, action } = begun
  return (
    <Screen
      header={
        <ScreenHeader
          title={text(action === 'add' ? 'addTitle' : 'editTitle')}
          leave={{ label: common('close'), sign: 'close', onLeave: () => leaving.goBack() }}
        >
          {action === 'edit' && (
            <ActionMenu
              label={text('editorMenu')}
              actions={[
                {
                  label: common('delete'),
                  icon: <DiaryIcon name="trash" />,
                  isDanger: true,
                  onAction: () => deletion.ask(opened),
                },
              ]}
            />
          )}
        </ScreenHeader>
      }
      footer={
        <ScreenFooter>
          <Button
            kind="primary"
            label={text('saveMedication')}
            busyLabel={shell('saving')}
            isBusy={editor.isSaving}
            onPress={save}
          />
        </ScreenFooter>
      }
    >
      <div className="medication-editor" ref={page}>
        <EditorNotes
          begun={begun}
          isChanged={editor.asks}
          isDraftLost={editor.isDraftLost}
          onStartOver={() => editor.change({ typed: typedMedication(opened, signs), choices: now.choices })}
        />
        <div className="medication-half">
          <DescriptionPart
            work={now}
            choices={choices}
            strengths={strengths}
            wasMissing={opened.strength === ''}
            isStrengthMissing={faults.strength !== undefined}
            onWork={(work) => {
              leaving.forgetFaults()
              editor.change(work)
            }}
          />
          <PurposePart
            diary={diary}
            purpose={now.typed.purpose}
            onChange={(purpose) => change({ purpose })}
          />
        </div>
        <div className="medication-half">
          <section className="medication-instructions">
            <h2>{text('instructions')}</h2>
            <DaysPart typed={now.typed} faults={faults} onChange={change} />
            <TakeAsPart typed={now.typed} onChange={change} />
            <DosesPart typed={now.typed} onChange={change} />
            <LimitPart typed={now.typed} faults={faults} onChange={change} />
            <SpecialPart typed={now.typed} faults={faults} onChange={change} />
          </section>
          <NotesPart typed={now.typed} faults={faults} onChange={change} />
          {more}
        </div>
      </div>
      <LeaveWithChanges
        when={editor.asks}
        words={{
          question: text('leaveQuestion'),
          ...(leaving.isUnfinished && { text: text('leaveFaulty') }),
          ...ways,
        }}
        onSave={leaving.isUnfinished ? leaving.keepForLater : leaving.save}
        onDiscard={leaving.discard}
      />
      <DeleteMedicationDialog deletion={deletion} />
      <MedicationFaultDialog
        fault={leaving.fault}
        onRetry={() => void leaving.saveAndGo()}
        onClose={leaving.forgetFault}
      />
    </Screen>
  )
}

/** Fields show their own errors; a strength is not a field, and has its error below its own heading. */
function showFirst(page: HTMLElement): void {
  const strength = page.querySelector<HTMLElement>('.strength-part .field-error')
  if (strength === null) return void focusFirstError(page)
  strength.focus({ preventScroll: true })
  strength.scrollIntoView({ block: 'center' })
}

interface Saving {
  change: (strength: MedicationStrength) => void
  save: () => void
}

/** A strength that is still in its fields is saved with the rest; an invalid one shows its error there. [MED-12] */
function useSaveWithStrength(strengths: StrengthInput, { change, save }: Saving): () => void {
  const [asked, setAsked] = useState(0)
  const saveNow = useEffectEvent(save)
  // Saves once the strength is part of the state.
  useEffect(() => {
    if (asked > 0) saveNow()
  }, [asked])
  return () => {
    if (strengths.typed === null) return save()
    const strength = strengths.finish()
    if (strength === null) return
    change(strength)
    setAsked(asked + 1)
  }
}

interface EditorNotesProps {
  begun: MedicationEditorStart
  isChanged: boolean
  isDraftLost: boolean
  onStartOver: () => void
}

/** Notes about the medication on the screen. [MED-22] */
function EditorNotes({ begun, isChanged, isDraftLost, onStartOver }: EditorNotesProps) {
  const text = useText('medications')
  const common = useText('common')
  const records = useText('records')
  return (
    <div className="medication-notes">
      {begun.isKept && isChanged && (
        <Note
          kind="info"
          icon={<DiaryIcon name="pencil" />}
          action={<Button kind="text" label={common('discard')} onPress={onStartOver} />}
        >
          {text('draftNote')}
        </Note>
      )}
      <div role="status">{isDraftLost && <Note kind="warn">{records('draftNotKept')}</Note>}</div>
    </div>
  )
}
