import { dayLimitFrom, MEDICINE_DAYS } from '@reprieve/domain/medications/dayLimit.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { useEffect, useRef, useState } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { useFaultText } from '../../text/formTexts.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { SubmitButton } from '../../ui/controls/Button.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import { focusFirstError, Form } from '../../ui/fields/Form.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { changeMedicineDays } from '../cardsTable.ts'

interface MedicineDaysSheetProps {
  diary: Diary
  limit: number | null
  onSaved: (choice: { isOn: boolean }) => void
  onClose: () => void
}

/** Whether home shows the card, and the limit for all together: only what the person enters. [MDAY-3, MDAY-7] */
export function MedicineDaysSheet({ diary, limit, onSaved, onClose }: MedicineDaysSheetProps) {
  const shell = useText()
  const text = useText('doses')
  const medications = useText('medications')
  const common = useText('common')
  const faultText = useFaultText()
  const toasts = useToasts()
  const signs = numberSigns(useFormatTag())
  const [isOn, setOn] = useState(true)
  const [typed, setTyped] = useState(limit === null ? '' : String(limit))
  const [isWrong, setWrong] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWrong && place.current !== null) focusFirstError(place.current)
  }, [isWrong])
  const save = async (): Promise<void> => {
    const next = dayLimitFrom(typed, signs)
    if (typed.trim() !== '' && next === null) return setWrong(true)
    const changed = await changeMedicineDays(diary, () => ({ isOn, limit: next }))
    if (!changed.ok) {
      toasts.show({ message: faultText(changed.reason) })
      return
    }
    toasts.show({ message: text('medicineDaysKept'), isDone: true })
    onSaved({ isOn })
  }
  const of = MEDICINE_DAYS
  return (
    <Sheet isOpen title={text('medicineDaysTitle')} closeLabel={common('close')} onClose={onClose}>
      <p>{text('medicineDaysAbout')}</p>
      <div ref={place}>
        <Form label={text('medicineDaysTitle')} onSubmit={() => void save()}>
          <Switch
            label={text('medicineDaysSwitch')}
            isOn={isOn}
            onLabel={shell('on')}
            offLabel={shell('off')}
            onChange={setOn}
          />
          <TextField
            label={text('medicineDaysLimitField')}
            hint={text('medicineDaysLimitHint', { of })}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            error={isWrong ? medications('wholeNumber', { 0: of }) : null}
            onChange={(next) => {
              setTyped(next)
              setWrong(false)
            }}
          />
          <SubmitButton label={common('save')} />
        </Form>
      </div>
    </Sheet>
  )
}
