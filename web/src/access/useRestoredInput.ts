import { use, useEffect, useEffectEvent, useState } from 'react'
import { unsavedWork } from '../device/unsavedWork.ts'
import { deleteServerCopy } from '../local/serverCopies.ts'
import { registerUnsavedInput, findStoredInput } from '../local/unsavedInput.ts'
import { DiaryContext } from './diary.ts'

interface TypedForm<T> {
  /** Identifies the form among those at the same URL. */
  form: string
  typed: T
  /** The form has unsaved input. */
  isChanged: boolean
  /** Null if it is invalid: another app version may have stored it. */
  read: (left: unknown) => T | null
  takeUp: (left: T) => void
}

/**
 * For a form without a draft. While it has unsaved input, no other tab and no update reloads the page; and input that
 * the form had when the app locked is restored when the form opens again. [LOCK-16, LOCK-23]
 */
export function useRestoredInput<T>({ form, typed, isChanged, read, takeUp }: TypedForm<T>): void {
  const diary = use(DiaryContext)
  // Fixed at the first render: during a navigation the URL is already that of the next screen.
  const [name] = useState(() => `${location.pathname}${location.search}#${form}`)
  useEffect(() => (isChanged ? unsavedWork.hold() : undefined), [isChanged])
  useEffect(
    () => (isChanged ? registerUnsavedInput({ name, value: typed }) : undefined),
    [name, isChanged, typed],
  )

  const take = useEffectEvent((left: unknown): boolean => {
    const whole = isChanged ? null : read(left)
    if (whole !== null) takeUp(whole)
    return whole !== null
  })
  useEffect(() => {
    if (diary?.lock.is !== 'open') return undefined
    let isOver = false
    const bring = async (): Promise<void> => {
      const left = await findStoredInput(diary, name)
      if (!isOver && left !== null && take(left.value)) await deleteServerCopy(diary, left.id)
    }
    // If it cannot be read now, the next opening tries again.
    void bring().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [diary, name])
}

/** Like useState, for one line of text. */
export function useRestoredText(form: string, first = ''): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(first)
  useRestoredInput({ form, typed, isChanged: typed !== first, read: textFrom, takeUp: setTyped })
  return [typed, setTyped]
}

const textFrom = (left: unknown): string | null => (typeof left === 'string' ? left : null)
