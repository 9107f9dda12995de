import { safeRedirect } from '@reprieve/domain/access/routesAfterSignIn.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import type { MedicationStrength } from '@reprieve/domain/medications/strength.ts'
import {
  finishMedicationForm,
  typedMedication,
  type MedicationFaults,
  type TypedMedication,
} from '@reprieve/domain/medications/typedMedication.ts'
import { numberSigns, type NumberSigns } from '@reprieve/domain/writtenNumber.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { LeaveWithChanges } from '../editing/LeaveWithChanges.tsx'
import { useEditSession } from '../editing/useEditSession.ts'
import { useLeaving, type Leaving } from '../editing/useLeaving.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useRouter } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useLeaveWords } from '../text/formTexts.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { focusFirstError } from '../ui/fields/Form.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../ui/layout/Screen.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { ActionMenu } from '../ui/overlays/ActionMenu.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { CountDaysPart } from './CountDaysPart.tsx'
import { DeleteMedicationDialog, useMedicationDelete } from './DeleteMedicationDialog.tsx'
import { MedicationFaultDialog } from './MedicationFaultDialog.tsx'
import { DaysPart, LimitPart, NotesPart, SpecialPart } from './MedicationTextFields.tsx'
import { PurposePart } from './PurposePart.tsx'
import { DosesPart, TakeAsPart } from './TakingParts.tsx'
import { DescriptionPart } from './description/DescriptionPart.tsx'
import { useMedicationOptions } from './description/useMedicationOptions.ts'
import { type StrengthInput, useStrengthInput } from './description/useStrengthInput.ts'
import { medicationForm, type MedicationEditing, type MedicationFormFault } from './medicationForm.ts'
import type { MedicationEditorStart } from './openMedication.ts'
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
  const editor = useEditSession(diary, medicationForm(diary, begun, signs))
  const { value: now } = editor
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
          isChanged={editor.isDirty}
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
            <CountDaysPart typed={now.typed} faults={faults} onChange={change} />
            <SpecialPart typed={now.typed} faults={faults} onChange={change} />
          </section>
          <NotesPart typed={now.typed} faults={faults} onChange={change} />
          {more}
        </div>
      </div>
      <LeaveWithChanges
        when={editor.isDirty}
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

interface MedicationLeaving extends Pick<
  Leaving<Medication, MedicationFormFault>,
  'fault' | 'forgetFault' | 'keepForLater' | 'discard'
> {
  /** The errors of invalid fields, shown when saving. */
  faults: MedicationFaults
  forgetFaults: () => void
  isUnfinished: boolean
  /** Shows a toast, and resolves to whether the editor may be left. */
  save: () => Promise<boolean>
  saveAndGo: () => Promise<void>
  goBack: (are?: 'settled') => void
}

interface MedicationLeavingOptions {
  begun: MedicationEditorStart
  signs: NumberSigns
  needsStrength: boolean
}

const NONE: MedicationFaults = {}

function useMedicationLeaving(
  editor: MedicationEditing,
  { begun, signs, needsStrength }: MedicationLeavingOptions,
): MedicationLeaving {
  const { action, returnTo } = begun
  const text = useText('medications')
  const records = useText('records')
  const toasts = useToasts()
  const { history } = useRouter()
  const target = safeRedirect(returnTo ?? undefined)
  const goBack = useGoBack(target ?? PATHS.medications)
  const [faults, setFaults] = useState(NONE)
  const finished = finishMedicationForm(editor.value.typed, { signs, needsStrength })
  const leaving = useLeaving(editor, { kept: text('draftKept'), closed: records('closedUnsaved') })
  const save = async (): Promise<boolean> => {
    setFaults(finished.ok ? NONE : finished.reason)
    if (!finished.ok || leaving.settle(await editor.save()) === null) return false
    toasts.show({ message: text(action === 'add' ? 'added' : 'edited'), isDone: true })
    return true
  }
  const go = (): void => {
    if (target === null) goBack('settled')
    else history.replace(target, undefined, { ignoreBlocker: true })
  }
  return {
    ...leaving,
    faults,
    forgetFaults: () => setFaults(NONE),
    isUnfinished: !finished.ok,
    save,
    saveAndGo: async () => {
      if (await save()) go()
    },
    goBack,
  }
}
