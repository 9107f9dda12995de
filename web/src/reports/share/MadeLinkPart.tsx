import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { useMoment } from './useMoment.ts'

interface MadeLinkProps {
  address: string
  expires: number
  onAnother: () => void
}

/** The only time the link is visible: it is stored nowhere and cannot be shown again. [SHARE-1] */
export function MadeLinkPart({ address, expires, onAnother }: MadeLinkProps) {
  const text = useText('share')
  const momentText = useMoment()
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
