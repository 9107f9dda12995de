import { use, useEffect, useEffectEvent, useState } from 'react'
import { unsavedWork } from '../device/unsavedWork.ts'
import { dropKnown } from '../local/knownUnder.ts'
import { haveInHand, leftTyped } from '../local/typedLeft.ts'
import { DiaryContext } from './diary.ts'

interface TypedForm<T> {
  /** Of the forms at one address. */
  form: string
  typed: T
  /** There is something that is saved nowhere. */
  isChanged: boolean
  /** Null for what is none: another version of the app may have left it. */
  read: (left: unknown) => T | null
  takeUp: (left: T) => void
}

/**
 * For a form that keeps no draft. While something in it is unsaved, no other tab and no update takes the page away; and what
 * the lock closes over stands in it again when it is opened the next time. [LOCK-16, LOCK-23]
 */
export function useTypedLeft<T>({ form, typed, isChanged, read, takeUp }: TypedForm<T>): void {
  const diary = use(DiaryContext)
  // While another screen is on its way the address is that one's already.
  const [name] = useState(() => `${location.pathname}${location.search}#${form}`)
  useEffect(() => (isChanged ? unsavedWork.hold() : undefined), [isChanged])
  useEffect(() => (isChanged ? haveInHand({ name, value: typed }) : undefined), [name, isChanged, typed])

  const take = useEffectEvent((left: unknown): boolean => {
    const whole = isChanged ? null : read(left)
    if (whole !== null) takeUp(whole)
    return whole !== null
  })
  useEffect(() => {
    if (diary?.lock.is !== 'open') return undefined
    let isOver = false
    const bring = async (): Promise<void> => {
      const left = await leftTyped(diary, name)
      if (!isOver && left !== null && take(left.value)) await dropKnown(diary, left.id)
    }
    // What cannot be read now is there the next time.
    void bring().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [diary, name])
}

/** As useState, for one line of words. */
export function useTypedText(form: string, first = ''): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(first)
  useTypedLeft({ form, typed, isChanged: typed !== first, read: textFrom, takeUp: setTyped })
  return [typed, setTyped]
}

const textFrom = (left: unknown): string | null => (typeof left === 'string' ? left : null)
