import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { ReadingDialog } from '../../ui/overlays/ReadingDialog.tsx'
import { TermsReading } from './TermsReading.tsx'

interface DocumentWords {
  title: Key<'account'>
  read: Key<'account'>
}

const WORDS: Record<TermsDocument, DocumentWords> = {
  eula: { title: 'eula', read: 'readEula' },
  privacy: { title: 'privacyPolicy', read: 'readPrivacy' },
}

/** Opens the document over the screen: nobody has to leave a half-filled form to read it. */
export function ReadTermsLink({ document, label }: { document: TermsDocument; label?: string }) {
  const [isOpen, setOpen] = useState(false)
  const text = useText('account')
  const common = useText('common')
  const { title, read } = WORDS[document]
  return (
    <>
      <button type="button" className="link read-document" onClick={() => setOpen(true)}>
        {label ?? text(read)}
      </button>
      {isOpen && (
        <ReadingDialog title={text(title)} closeLabel={common('close')} onClose={() => setOpen(false)}>
          <TermsReading document={document} level={3} />
        </ReadingDialog>
      )}
    </>
  )
}
