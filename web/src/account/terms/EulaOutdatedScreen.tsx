import { offeredTerms, type TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import { useEffect, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { useSession, useSessionStore } from '../../access/session.ts'
import { useNavigate, useRouter } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText, useLanguage } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Dialog, type DialogChoice } from '../../ui/overlays/Dialog.tsx'
import { operatorPageUrl } from '../service/OperatorLink.tsx'
import { useServiceFacts } from '../service/serviceFacts.ts'
import { readServerTerms } from '../service/serviceStatus.ts'
import { WriteLinks } from '../session/WriteLinks.tsx'
import { ReadTermsLink } from './TermsReading.tsx'
import { showTerms } from './shownTerms.ts'
import { acceptTerms, readDiaryAcceptances, raiseAcceptedVersions } from './termsAcceptance.ts'
import { documentsToAccept, acceptanceNotStored } from './termsState.ts'
import '../account.css'
import './terms.css'

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
          <ReadTermsLink key={document} document={document} />
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
  const choices: DialogChoice[] = [
    { label: common('cancel'), kind: 'primary', onChoose: () => undefined },
    { label: common('yes'), kind: 'danger', onChoose: () => void navigate({ to: PATHS.logout }) },
  ]
  return <Dialog isOpen title={text('eulaCloseConfirm')} choices={choices} onClose={onClose} />
}

type Accepting = 'asking' | 'saving' | 'not-kept'

/**
 * The documents left to accept, and the action that accepts them. The route guard then leads to where the person was
 * going.
 */
function useEulaOutdated() {
  const router = useRouter()
  const diary = useDiary()
  const store = useSessionStore()
  const session = useSession()
  const facts = useServiceFacts()
  const { language } = useLanguage()
  const [accepting, setAccepting] = useState<Accepting>('asking')
  const documents = documentsToAccept(session)
  const userId = session.is === 'user' ? session.userId : 0

  useEffect(() => {
    // Accepted here offline, then logged in again before the server knew it.
    readDiaryAcceptances(diary)
      .then((versions) => raiseAcceptedVersions(store, userId, versions))
      .then(() => router.invalidate())
      // A full disk is reported when Continue is pressed.
      .catch(() => undefined)
  }, [diary, store, userId, router])

  const wordsOf = async (document: TermsDocument) => {
    if (operatorPageUrl(facts, document, language) !== null) return null
    const { terms, language: shown } = await showTerms(document, language)
    return { text: terms.text, language: shown }
  }

  const accept = async (): Promise<void> => {
    setAccepting('saving')
    const tools = {
      diary,
      session: store,
      userId,
      language,
      offered: offeredTerms(readServerTerms()),
      wordsOf,
    }
    // Unexpected errors are reported as well: otherwise the person would wait forever.
    const kept = await acceptTerms(tools, documents).catch(() => 'not-kept' as const)
    const isStuck = kept === 'not-kept'
    acceptanceNotStored.become(isStuck)
    if (isStuck) return setAccepting('not-kept')
    // Not in an effect: with nothing left to accept, this screen is already unmounted.
    await router.invalidate()
  }
  return { documents, accepting, accept: () => void accept() }
}
