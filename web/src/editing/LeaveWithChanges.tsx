import { useState } from 'react'
import { historyIndex } from '../navigation/historyState.ts'
import { useBlocker } from '../navigation/useBlocker.ts'
import { useRouter } from '../navigation/useRouter.ts'
import { Dialog } from '../ui/overlays/Dialog.tsx'

interface LeaveWords {
  question: string
  text?: string
  save: string
  back: string
  discard: string
}

interface LeaveWithChangesProps {
  when: boolean
  words: LeaveWords
  /** Each resolves to whether the navigation may go on now. */
  onSave: () => Promise<boolean>
  onDiscard: () => Promise<boolean>
  /** Whether this path leads back here with the changes kept: the dialog is not shown before it. */
  isNoWayOut?: ((pathname: string) => boolean) | undefined
  /** Whether Back may return here after leaving: true for a list, false for a record that is saved by then. */
  staysInHistory?: boolean
  /** Nothing stores the changes, so the browser asks before the tab closes; with a draft that is not needed. */
  isKeptNowhere?: boolean
}

/** By steps through the browser's history, or to a URL. */
type Way = { steps: number } | { href: string }

/** Blocks Back and links to another screen, and asks first. The sections of one screen are not other screens. */
export function LeaveWithChanges(props: LeaveWithChangesProps) {
  const { when, words, onSave, onDiscard, isNoWayOut, staysInHistory = false, isKeptNowhere = false } = props
  const { history } = useRouter()
  const [own] = useState(history.location.pathname)
  const [way, setWay] = useState<Way | null>(null)
  useBlocker({
    isDisabled: !when,
    asksBeforeUnload: isKeptNowhere,
    shouldBlock: ({ current, next, action }) => {
      // Navigating back here while the other screen is still loading is not leaving.
      if (next.pathname === current.pathname || next.pathname === own) return false
      if (isNoWayOut?.(next.pathname) === true) return false
      const steps = historyIndex(next.state) - historyIndex(current.state)
      setWay(action === 'step' ? { steps } : { href: next.href })
      return true
    },
  })
  const leave = async (settle: () => Promise<boolean>): Promise<void> => {
    if (way === null || !(await settle())) return
    if ('steps' in way) return history.go(way.steps, { ignoreBlocker: true })
    if (staysInHistory) return history.push(way.href, undefined, { ignoreBlocker: true })
    history.replace(way.href, undefined, { ignoreBlocker: true })
  }

  return (
    <Dialog
      isOpen={way !== null}
      title={words.question}
      {...(words.text !== undefined && { text: words.text })}
      choices={[
        { label: words.save, kind: 'primary', onChoose: () => void leave(onSave) },
        { label: words.back, kind: 'quiet', onChoose: () => undefined },
        { label: words.discard, kind: 'danger', onChoose: () => void leave(onDiscard) },
      ]}
      onClose={() => setWay(null)}
    />
  )
}
