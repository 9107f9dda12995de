import { toFields } from '@reprieve/contract/fields.ts'
import type { Quiet } from '@reprieve/domain/reminders/quiet.ts'
import {
  finishQuiet,
  typedQuiet,
  type QuietFaults,
  type QuietField,
  type TypedQuiet,
} from '@reprieve/domain/reminders/typedQuiet.ts'
import { clockFrom, clockText } from '@reprieve/domain/time/typedTime.ts'
import { useState } from 'react'
import { useRestoredInput } from '../access/useRestoredInput.ts'
import { useText } from '../text/useText.tsx'
import { Button, SubmitButton } from '../ui/controls/Button.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TimeField } from '../ui/fields/TimeField.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'

interface QuietSheetProps {
  quiet: Quiet
  onSave: (quiet: Quiet) => void
  onClose: () => void
}

const LABELS = { from: 'quietFrom', to: 'quietTo' } as const

export function QuietHoursSheet({ quiet, onSave, onClose }: QuietSheetProps) {
  const text = useText('reminders')
  const medications = useText('medications')
  const common = useText('common')
  const first = typedQuiet(quiet)
  const [typed, setTyped] = useState(first)
  const isChanged = typed.from !== first.from || typed.to !== first.to
  useRestoredInput({ form: 'quiet', typed, isChanged, read: quietFrom, takeUp: setTyped })
  const [faults, setFaults] = useState<QuietFaults>({})
  const submit = (): void => {
    const finished = finishQuiet(typed)
    if (finished.ok) onSave(finished.value)
    else setFaults(finished.reason)
  }
  const problems = {
    empty: common('cannotBeEmpty'),
    wrong: medications('notATime'),
    same: text('quietSame'),
  }
  const field = (name: QuietField) => {
    const fault = faults[name]
    return (
      <TimeField
        label={text(LABELS[name])}
        pickLabel={medications('pickTime', { 0: text(LABELS[name]) })}
        value={typed[name]}
        read={readTime}
        error={fault === undefined ? null : problems[fault]}
        onChange={(value) => {
          setTyped({ ...typed, [name]: value })
          setFaults({})
        }}
      />
    )
  }
  return (
    <Sheet isOpen title={text('quiet')} closeLabel={common('close')} onClose={onClose}>
      <p>{text('quietText')}</p>
      <Form label={text('quiet')} onSubmit={submit}>
        <div className="reminder-span">
          {field('from')}
          {field('to')}
        </div>
        {quiet !== null && <Button label={text('quietOff')} onPress={() => onSave(null)} />}
        <SubmitButton label={common('save')} />
      </Form>
    </Sheet>
  )
}

function readTime(typed: string): string | null {
  const clock = clockFrom(typed)
  return clock === null ? null : clockText(clock)
}

function quietFrom(left: unknown): TypedQuiet | null {
  const { from, to } = toFields(left)
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : null
}
