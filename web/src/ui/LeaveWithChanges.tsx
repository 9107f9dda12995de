import { useBlocker, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'

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

interface Way {
  isBack: boolean
  href: string
}

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
      setWay({ isBack: action === 'BACK', href: next.pathname + options.stringifySearch(next.search) })
      return true
    },
  })
  const leave = async (settle: () => Promise<boolean>): Promise<void> => {
    if (way === null || !(await settle())) return
    if (way.isBack) return history.back({ ignoreBlocker: true })
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
