import { useState } from 'react'
import type { Key } from '@reprieve/locales/words.ts'
import { Note } from '../../ui/Note.tsx'
import { ShareButton } from './ShareButton.tsx'
import type { SharedForm } from './sharedReport.ts'
import type { DownloadOutcome, ShareStore } from './shareStore.ts'
import type { ShareText } from './shareTexts.ts'
import { TROUBLE_WORDS } from './troubleWords.ts'

interface ShareDownloadsProps {
  forms: readonly SharedForm[]
  take: ShareStore['take']
  text: ShareText
}

const LABELS: Record<SharedForm, Key<'share'>> = { pdf: 'takePdf', json: 'takeJson', csv: 'takeCsv' }

/** The PDF first; beside it the FHIR file and the table. */
export function ShareDownloads({ forms, take, text }: ShareDownloadsProps) {
  const [busy, setBusy] = useState<SharedForm | null>(null)
  const [told, setTold] = useState<{ form: SharedForm; became: DownloadOutcome } | null>(null)
  const press = async (form: SharedForm): Promise<void> => {
    if (busy !== null) return
    setBusy(form)
    setTold(null)
    const became = await take(form).catch((): DownloadOutcome => 'away')
    setBusy(null)
    setTold({ form, became })
  }
  return (
    <div className="share-downloads">
      {forms.map((form) => (
        <ShareButton
          key={form}
          kind={form === 'pdf' ? 'primary' : 'text'}
          label={text(LABELS[form])}
          isBusy={busy === form}
          onPress={() => void press(form)}
        />
      ))}
      <div role="alert">
        {told !== null && told.became !== 'saved' && told.became !== 'ended' && (
          <Note
            kind="warn"
            action={<ShareButton kind="text" label={text('retry')} onPress={() => void press(told.form)} />}
          >
            {text(told.became === 'not-saved' ? 'notSaved' : TROUBLE_WORDS[told.became])}
          </Note>
        )}
      </div>
    </div>
  )
}
