import type { Quiet } from '@reprieve/domain/reminders/quiet.ts'
import { clockWords } from '@reprieve/domain/schedule/frequencyLine.ts'
import { useState } from 'react'
import type { Diary } from '../local/rows.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { NotSavedDialog, type Failed } from '../settings/NotSavedDialog.tsx'
import { useText } from '../settings/words.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ListCard } from '../ui/ListRow.tsx'
import { ListRowButton } from '../ui/ListRowButton.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { QuietSheet } from './QuietSheet.tsx'
import { saveQuiet } from './reminderTable.ts'

/** The hours without reminders. [REM-13] */
export function QuietHours({ diary, quiet }: { diary: Diary; quiet: Quiet }) {
  const text = useText('reminders')
  const tag = useFormatTag()
  const toasts = useToasts()
  const [isOpen, setOpen] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const save = async (next: Quiet): Promise<void> => {
    setOpen(false)
    const saved = await saveQuiet(diary, next)
    if (saved.ok) toasts.show({ message: text('quietSaved'), isDone: true })
    else setFailed({ fault: saved.reason, retry: () => void save(next) })
  }
  const words =
    quiet === null
      ? text('quietNone')
      : text('quietSpan', { 0: clockWords(tag, quiet.from), 1: clockWords(tag, quiet.to) })
  return (
    <>
      <ListCard>
        <ListRowButton
          icon={<Icon name="moon" />}
          title={text('quiet')}
          subtitle={words}
          onPress={() => setOpen(true)}
        />
      </ListCard>
      {isOpen && (
        <QuietSheet quiet={quiet} onSave={(next) => void save(next)} onClose={() => setOpen(false)} />
      )}
      <NotSavedDialog title={text('notSavedTitle')} failed={failed} onClose={() => setFailed(null)} />
    </>
  )
}
