import { useEffect, useState } from 'react'
import { useIsOnline } from '../../device/useIsOnline.ts'
import { useText } from '../../settings/words.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const PATIENCE_MS = 8_000

/** `late`: it did not load in time, but still may. `kept-out`: our own security policy blocks it. */
type FrameState = 'loading' | 'shown' | 'late' | 'kept-out'

/**
 * A page of the operator, which runs no scripts here and learns nothing about the reader. Its links open in a new tab
 * without the frame's restrictions. [ACC-42]
 */
export function HostedFrame({ link, title }: { link: string; title: string }) {
  const account = useText('account')
  const shell = useText()
  const isOnline = useIsOnline()
  // Loaded content stays when the network is lost.
  const [isBegun, setBegun] = useState(isOnline)
  if (isOnline && !isBegun) setBegun(true)
  const [state, setState] = useState<FrameState>('loading')
  useEffect(() => {
    if (!isBegun) return
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'late' : now)), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isBegun])
  useEffect(() => {
    // A page cached on the device may still have the policy for an earlier address.
    const heard = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(new URL(link).origin))
        setState('kept-out')
    }
    document.addEventListener('securitypolicyviolation', heard)
    return () => document.removeEventListener('securitypolicyviolation', heard)
  }, [link])

  const isMissing = state === 'late' || state === 'kept-out'
  return (
    <>
      <div role="status">
        {!isBegun && <Note kind="info">{account('termsHostedOffline')}</Note>}
        {isMissing && <Note kind="warn">{account('termsHostedMissing')}</Note>}
      </div>
      {isBegun && state === 'loading' && <Skeleton longText={shell('waitingLong')} />}
      {isBegun && (
        <iframe
          className="terms-frame"
          title={title}
          src={link}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          hidden={state !== 'shown'}
          // The browser's error page for blocked content also fires load.
          onLoad={() => setState((now) => (now === 'kept-out' ? now : 'shown'))}
        />
      )}
    </>
  )
}
