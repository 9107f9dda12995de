import {
  answerPrivacy,
  toggle,
  type PrivacySwitch,
  type Settings,
} from '@reprieve/domain/settings/settings.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useDevice } from '../../access/useDevice.ts'
import { keepPrivacy, privacyChanged, privacyFrom, type PrivacyChoice } from '../../settings/privacyChoice.ts'
import { useText } from '../../settings/words.tsx'
import { useToasts } from '../../ui/useToasts.ts'

interface PrivacyInUse {
  /** Null until read. */
  choice: PrivacyChoice | null
  /** A switch was changed since the app started. */
  isChanged: boolean
  flip: (name: PrivacySwitch) => void
  answer: (said: Pick<Settings, PrivacySwitch>) => void
}

/** What this device reports. Each switch is stored as soon as it changes. [SET-12] */
export function usePrivacy(): PrivacyInUse {
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
      .then(() => keepPrivacy(device, next))
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
      const { privacyChanged: isMoved, ...next } = toggle({ ...choice, privacyChanged: false }, name)
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
