import { useBlocker, useRouter, type RouterHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { historyIndex, type EntryState } from './historyIndex.ts'

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
  /** Each tells whether the way is free now. */
  onSave: () => Promise<boolean>
  onDiscard: () => Promise<boolean>
  /** A screen that leads back here, with what was written kept on the way: nothing is asked before it. */
  isNoWayOut?: ((pathname: string) => boolean) | undefined
  /** Whether Back may lead here again after all: to a list, and not to a record that is saved by then. */
  staysInHistory?: boolean
  /** Where nothing keeps what was changed, the browser asks at closing the tab; a draft needs no such question. */
  isKeptNowhere?: boolean
}

/** By steps through the browser's history, or to an address. */
type Way = { steps: number } | { href: string }

/** While a step through the history is asked about, the browser is at the other end of it already. */
const stepsTaken = ({ location }: RouterHistory): number =>
  historyIndex(window.history.state as EntryState) - historyIndex(location.state)

/** Stands in the way of Back and of links to another screen, and asks; the sections of one screen are no other screen. */
export function LeaveWithChanges(props: LeaveWithChangesProps) {
  const { when, words, onSave, onDiscard, isNoWayOut, staysInHistory = false, isKeptNowhere = false } = props
  const { history, options, state } = useRouter()
  const [own] = useState(state.location.pathname)
  const [way, setWay] = useState<Way | null>(null)
  useBlocker({
    disabled: !when,
    enableBeforeUnload: isKeptNowhere,
    shouldBlockFn: ({ current, next, action }) => {
      // The way back here, while the other screen is still on its way, is no way out.
      if (next.pathname === current.pathname || next.pathname === own) return false
      if (isNoWayOut?.(next.pathname) === true) return false
      const isStep = action === 'BACK' || action === 'FORWARD' || action === 'GO'
      const href = next.pathname + options.stringifySearch(next.search)
      setWay(isStep ? { steps: stepsTaken(history) } : { href })
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
