import {
  answerPrivacy,
  isReportingOn,
  type PrivacySwitch,
  type Settings,
  togglePrivacySwitch,
} from '@reprieve/domain/settings/settings.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useDevice } from '../../access/useDevice.ts'
import { useServiceFacts } from '../../account/service/serviceFacts.ts'
import { unsavedWork } from '../../device/unsavedWork.ts'
import { leavePage } from '../../local/database/pendingWrites.ts'
import {
  storePrivacy,
  privacyChanged,
  privacyFrom,
  type PrivacyChoice,
} from '../../settings/privacyChoice.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'

/** What is reported, and to whom. Until the question is answered it is shown here, and Save answers it. [SET-12] */
export function PrivacyPart() {
  const text = useText('settings')
  const { choice, isChanged, flip, answer } = usePrivacy()
  const endpoint = useServiceFacts().reportEndpoint
  if (choice === null) return null
  return (
    <>
      <p>{text('privacyText')}</p>
      {endpoint === null && <Note kind="info">{text('privacyNoEndpoint')}</Note>}
      {choice.privacyAnswered ? (
        <Switches isOn={(name) => isReportingOn(choice, name)} onFlip={flip} />
      ) : (
        <Question onAnswer={answer} />
      )}
      <div role="status" className="settings-block">
        {isChanged && <Note kind="info">{text('privacyChanged')}</Note>}
      </div>
      {isChanged && <Button label={text('restartNow')} onPress={restart} />}
    </>
  )
}

/** Does not reload while there is unsaved work: it would be lost. */
function restart(): void {
  if (!unsavedWork.current()) void leavePage(() => location.reload())
}

interface SwitchesProps {
  isOn: (name: PrivacySwitch) => boolean
  onFlip: (name: PrivacySwitch) => void
}

function Switches({ isOn, onFlip }: SwitchesProps) {
  const text = useText('settings')
  const shell = useText()
  const words = { onLabel: shell('on'), offLabel: shell('off') }
  return (
    <>
      <div className="settings-block">
        <Switch
          label={text('usageReporting')}
          {...words}
          isOn={isOn('reportUsage')}
          onChange={() => onFlip('reportUsage')}
        />
        <p className="settings-soft">{text('privacyUsage')}</p>
      </div>
      <div className="settings-block">
        <Switch
          label={text('crashReporting')}
          {...words}
          isOn={isOn('reportCrash')}
          onChange={() => onFlip('reportCrash')}
        />
        <p className="settings-soft">{text('privacyCrash')}</p>
      </div>
    </>
  )
}

/** Off by default: agreeing must be an act of the person, separately for both switches. [D26] */
function Question({ onAnswer }: { onAnswer: (said: Record<PrivacySwitch, boolean>) => void }) {
  const text = useText('settings')
  const common = useText('common')
  const [said, setSaid] = useState({ reportUsage: false, reportCrash: false })
  return (
    <>
      <p>{text('privacyUnanswered')}</p>
      <Switches isOn={(name) => said[name]} onFlip={(name) => setSaid({ ...said, [name]: !said[name] })} />
      <Button kind="primary" label={common('save')} onPress={() => onAnswer(said)} />
    </>
  )
}

interface PrivacyInUse {
  /** Null until read. */
  choice: PrivacyChoice | null
  /** A switch was changed since the app started. */
  isChanged: boolean
  flip: (name: PrivacySwitch) => void
  answer: (said: Pick<Settings, PrivacySwitch>) => void
}

/** What this device reports. Each switch is stored as soon as it changes. [SET-12] */
function usePrivacy(): PrivacyInUse {
  const device = useDevice()
  const toasts = useToasts()
  const text = useText('settings')
  const isChanged = useSyncExternalStore(privacyChanged.subscribe, privacyChanged.current)
  const [choice, setChoice] = useState<PrivacyChoice | null>(null)
  // One write after the other: the order of two quick presses must not depend on the disk.
  const writing = useRef(Promise.resolve())
  useEffect(() => {
    let isOver = false
    const show = (kept: unknown): void => {
      if (!isOver) setChoice(privacyFrom(kept))
    }
    device.choice('privacy').then(show, () => show(undefined))
    return () => void (isOver = true)
  }, [device])

  const keep = (next: PrivacyChoice, before: PrivacyChoice): Promise<boolean> => {
    setChoice(next)
    const kept = writing.current
      .then(() => storePrivacy(device, next))
      .then(
        () => true,
        () => {
          setChoice(before)
          toasts.show({ message: text('notKept') })
          return false
        },
      )
    writing.current = kept.then(() => undefined)
    return kept
  }
  return {
    choice,
    isChanged,
    flip: (name) => {
      if (choice === null) return
      const { privacyChanged: isMoved, ...next } = togglePrivacySwitch(
        { ...choice, privacyChanged: false },
        name,
      )
      privacyChanged.become(isMoved)
      void keep(next, choice)
    },
    answer: (said) => {
      if (choice === null) return
      void keep(answerPrivacy(choice, said), choice).then(
        (isKept) => isKept && toasts.show({ message: text('privacySaved'), isDone: true }),
      )
    },
  }
}
