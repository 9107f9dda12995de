import { useBlocker, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { writeSearch } from '../app/paths.ts'
import { Dialog } from '../ui/Dialog.tsx'

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
}

interface Way {
  isBack: boolean
  href: string
}

/** Stands in the way of Back and of links to another screen, and asks; the sections of one screen are no other screen. */
export function LeaveWithChanges({ when, words, onSave, onDiscard }: LeaveWithChangesProps) {
  const { history } = useRouter()
  const [way, setWay] = useState<Way | null>(null)
  useBlocker({
    disabled: !when,
    // What is typed is kept as a draft: a browser's own question at closing the tab would only be in the way.
    enableBeforeUnload: false,
    shouldBlockFn: ({ current, next, action }) => {
      if (current.pathname === next.pathname) return false
      setWay({ isBack: action === 'BACK', href: `${next.pathname}${writeSearch(next.search)}` })
      return true
    },
  })
  const leave = async (settle: () => Promise<boolean>): Promise<void> => {
    if (way === null || !(await settle())) return
    if (way.isBack) history.back({ ignoreBlocker: true })
    else history.replace(way.href, undefined, { ignoreBlocker: true })
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
