import { useEffect, useId, useRef, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { useAsk } from '../../api/useAsk.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import type { ListedReport } from '../reportList.ts'
import {
  type ChoiceFault,
  defaultLinkChoice,
  includesAnswers,
  LinkDays,
  LinkLifetime,
  LinkSections,
  type MakeLinkOutcome,
  makeLink,
  checkLinkChoice,
} from './LinkFields.tsx'
import { useDateTimeText } from './useDateTimeText.ts'
import './links.css'

interface MadeLinkProps {
  address: string
  expires: number
  onAnother: () => void
}

/** The only time the link is visible: it is stored nowhere and cannot be shown again. [SHARE-1] */
function MadeLinkPart({ address, expires, onAnother }: MadeLinkProps) {
  const text = useText('share')
  const momentText = useDateTimeText()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = async (): Promise<void> => {
    setCopied((await isCopied(address)) ? 'copied' : 'copyFailed')
  }
  return (
    <div className="made-link">
      <h3 ref={heading} tabIndex={-1}>
        {text('linkReady')}
      </h3>
      <label className="field-label" htmlFor={id}>
        {text('linkLabel')}
      </label>
      <input
        id={id}
        className="made-address"
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button kind="primary" label={text('copy')} onPress={() => void copy()} />
      {'share' in navigator && (
        <Button label={text('send')} onPress={() => void send(address, text('pageTitle'))} />
      )}
      <p role="status">{copied !== null && text(copied)}</p>
      <p>{text('openUntil', { when: momentText(expires) })}</p>
      <Note kind="info">{text('onlyNow')}</Note>
      <p>{text('makeAbout')}</p>
      <Button label={text('makeAnother')} onPress={onAnother} />
      <Link className="button text" to={PATHS.shareLinks}>
        {text('seeAll')}
      </Link>
    </div>
  )
}

/** A browser may have no clipboard, or refuse it: then the user can copy the address by hand. */
async function isCopied(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address)
    return true
  } catch {
    return false
  }
}

/** Cancelling the share dialog is not an error. */
const send = (url: string, title: string): Promise<void> =>
  navigator.share({ url, title }).catch(() => undefined)

const AREAS = ['common', 'filters', 'reports', 'share'] as const

/** Makes a link to all or a part of one report, for some days. [SHARE-3, SHARE-7] */
export function MakeLink({ report }: { report: ListedReport }) {
  useTextsReady(AREAS)
  return <MakeLinkForm report={report} />
}

function MakeLinkForm({ report }: { report: ListedReport }) {
  const text = useText('share')
  const diary = useDiary()
  const ask = useAsk()
  const [choice, setChoice] = useState(() => defaultLinkChoice(report))
  const [fault, setFault] = useState<ChoiceFault | null>(null)
  const [isMaking, setMaking] = useState(false)
  const [told, setTold] = useState<MakeLinkOutcome | null>(null)
  const change = (next: Partial<typeof choice>): void => {
    setChoice({ ...choice, ...next })
    setFault(null)
    setTold(null)
  }
  const make = async (): Promise<void> => {
    const wanted = checkLinkChoice(choice, report)
    if (wanted.is === 'fault') return setFault(wanted.at)
    setMaking(true)
    setTold(null)
    const means = { diary, ask, origin: location.origin }
    setTold(await makeLink(means, wanted.link).catch((): MakeLinkOutcome => ({ is: 'away' })))
    setMaking(false)
  }
  if (told?.is === 'made') return <MadeLinkPart {...told} onAnother={() => setTold(null)} />
  return (
    <div className="make-link">
      <p>{text('makeAbout')}</p>
      <LinkSections {...{ report, choice, fault }} onChange={change} />
      {report.span !== null && <LinkDays {...{ span: report.span, choice, fault }} onChange={change} />}
      {includesAnswers(choice, report) && <p>{text('answersToo')}</p>}
      <LinkLifetime choice={choice} onChange={change} />
      <div role="alert">{told !== null && <NotMade told={told} onRetry={() => void make()} />}</div>
      <div className="make-link-do">
        <Button
          kind="primary"
          label={text('make')}
          busyLabel={text('making')}
          isBusy={isMaking}
          onPress={() => void make()}
        />
      </div>
      <Link className="button text" to={PATHS.shareLinks}>
        {text('seeAll')}
      </Link>
    </div>
  )
}

function NotMade({ told, onRetry }: { told: MakeLinkOutcome; onRetry: () => void }) {
  const text = useText('share')
  const reports = useText('reports')
  const common = useText('common')
  const retry = <Button kind="text" label={common('retry')} onPress={onRetry} />
  switch (told.is) {
    case 'made':
      return null
    case 'not-yours':
      return <Note kind="warn">{reports('notAuthorized')}</Note>
    case 'refused':
      return <Note kind="warn">{told.message}</Note>
    case 'waiting':
      return (
        <Note kind="info" action={retry}>
          {text('troubleWaiting')}
        </Note>
      )
    case 'away':
      return (
        <Note kind="warn" action={retry}>
          {text('makeAway')}
        </Note>
      )
  }
}
