import { hintDue, type Hint, type HintScreen } from '@reprieve/domain/settings/hints/hints.ts'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { readChoice } from '../../device/storage.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { hintsNow, noteHintSeen, type HintStorage } from './changeHints.ts'
import './hintNote.css'

interface FirstUseHint {
  isShown: boolean
  /** Called by the person, or when the feature of the hint covers it. */
  dismiss: () => void
}

interface HintPlace {
  hint: Hint
  /** Null while the screen has no room for a hint. */
  screen: HintScreen | null
}

/**
 * Decided when the screen opens: a change while it is open neither removes the hint under the person's finger nor
 * brings a second one. [HINT-3, HINT-4]
 */
export function useFirstUseHint(device: HintStorage, { hint, screen }: HintPlace): FirstUseHint {
  const [shown, setShown] = useState({ screen, isShown: isDue({ hint, screen }) })
  const current = shown.screen === screen ? shown : { screen, isShown: isDue({ hint, screen }) }
  if (current !== shown) setShown(current)
  return {
    isShown: current.isShown,
    dismiss: () => {
      void noteHintSeen(device, hint)
      setShown({ screen, isShown: false })
    },
  }
}

/** None in simple mode. [SIMPLE-1] */
const isDue = ({ hint, screen }: HintPlace): boolean =>
  screen !== null && readChoice('simple') === null && hintDue(screen, hintsNow()) === hint

/** Some screen readers miss a status that appears together with its text: until then the text is invisible. */
const SAID_AFTER_MS = 200

/** In the flow of the page, where it covers nothing. [HINT-4, HINT-5] */
export function HintNote({ hint, text }: { hint: FirstUseHint; text: string }) {
  return hint.isShown ? <ShownHint text={text} onDismiss={hint.dismiss} /> : null
}

function ShownHint({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  const common = useText('common')
  const words = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), SAID_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const dismiss = (): void => {
    if (place.current !== null) passFocusOn(place.current)
    onDismiss()
  }
  const onEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    // If Escape closes a sheet, a menu or a field, that comes first.
    if (key === 'Escape' && !defaultPrevented) dismiss()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onEscape(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <div className="hint-note" ref={place}>
      <Note
        kind="info"
        action={<Button kind="text" label={common('gotIt')} describedBy={words} onPress={dismiss} />}
      >
        <span role="status">
          <span id={words} data-said={isSaid}>
            {text}
          </span>
        </span>
      </Note>
    </div>
  )
}

/** No text fields: on a phone the focus would open the keyboard over the page. */
const FOLLOWING =
  'a[href], button:not(:disabled), input[type="radio"], [tabindex="0"], :is(h1, h2, h3)[tabindex]'

/** If the button that disappears has the focus: otherwise it would fall to the top of the page. [HINT-5] */
function passFocusOn(hint: HTMLElement): void {
  if (!hint.contains(document.activeElement)) return
  const following = [...document.querySelectorAll<HTMLElement>(FOLLOWING)].find(
    (one) =>
      (hint.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      !hint.contains(one) &&
      one.getClientRects().length > 0,
  )
  following?.focus({ preventScroll: true })
}
