import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog, type Choice } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import '../account.css'
import { WriteLinks } from '../WriteLinks.tsx'
import { ReadDocument } from './ReadDocument.tsx'
import './terms.css'
import { useEulaOutdated } from './useEulaOutdated.ts'

/** Spec 1 section 4: blocks until the person has accepted or logs out. Works offline. */
export function EulaOutdatedScreen() {
  const { documents, accepting, accept } = useEulaOutdated()
  const [isClosing, setClosing] = useState(false)
  const text = useText('account')
  const common = useText('common')
  const title = documents.includes('eula') ? text('eula') : text('privacyPolicy')
  return (
    <section className="card narrow account">
      <h1>{title}</h1>
      {documents.includes('eula') && <p>{text('eulaOutdated')}</p>}
      {documents.includes('privacy') && <p>{text('termsPrivacyChanged')}</p>}
      <p>{text('termsDiarySafe')}</p>
      <div className="terms-links">
        {documents.map((document) => (
          <ReadDocument key={document} document={document} />
        ))}
      </div>
      <div role="alert">{accepting === 'not-kept' && <Note kind="warn">{text('termsNotKept')}</Note>}</div>
      <Button
        kind="primary"
        label={common('continue')}
        busyLabel={text('termsSaving')}
        isBusy={accepting === 'saving'}
        onPress={accept}
      />
      <Button label={common('close')} onPress={() => setClosing(true)} />
      {accepting === 'not-kept' && <WriteLinks why={text('termsWriteMeanwhile')} />}
      {isClosing && <CloseDialog onClose={() => setClosing(false)} />}
    </section>
  )
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const text = useText('account')
  const common = useText('common')
  const choices: Choice[] = [
    { label: common('cancel'), kind: 'primary', onChoose: () => undefined },
    { label: common('yes'), kind: 'danger', onChoose: () => void navigate({ to: PATHS.logout }) },
  ]
  return <Dialog isOpen title={text('eulaCloseConfirm')} choices={choices} onClose={onClose} />
}
