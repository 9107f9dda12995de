import { setDay } from '@reprieve/domain/reflections/editReflection.ts'
import { isEmpty } from '@reprieve/domain/reflections/leaveReflection.ts'
import { dayOfReflection, type Reflection } from '@reprieve/domain/reflections/reflection.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { useState } from 'react'
import { localNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows.ts'
import { reflectionOfDay } from './reflectionTableRead.ts'
import type { ReflectionEditor } from './useReflectionEditor.ts'

export interface ReflectionDay {
  day: LocalDay
  isChoosing: boolean
  choose: () => void
  stopChoosing: () => void
  take: (day: LocalDay) => void
  /** A chosen day that already has a reflection. */
  taken: LocalDay | null
  forgetTaken: () => void
}

interface ReflectionDayOptions {
  opened: Reflection
  editor: ReflectionEditor
  showsPast: boolean
  /** Opens the screen for another day. */
  onDay: (day: LocalDay) => void
}

/** The day of the reflection. While the past is hidden, a day's existing one is not mentioned. [REF-9, REF-14] */
export function useReflectionDay(
  diary: Diary,
  { opened, editor, showsPast, onDay }: ReflectionDayOptions,
): ReflectionDay {
  const [isChoosing, setChoosing] = useState(false)
  const [taken, setTaken] = useState<LocalDay | null>(null)
  const own = opened.ref.kind === 'saved' ? dayOfReflection(opened) : null

  const take = async (day: LocalDay): Promise<void> => {
    setChoosing(false)
    // If the day cannot be read now, it is checked again when saving.
    const there = showsPast && day !== own ? await reflectionOfDay(diary, day).catch(() => null) : null
    if (there !== null) return setTaken(day)
    // Without any text there is no draft to hold the day: in the URL it survives a visit to a list and a reload.
    const isSilent = opened.ref.kind !== 'saved' && isEmpty(editor.now)
    if (!isSilent) editor.change(setDay(editor.now, day, localNow()))
    else if (day !== dayOfReflection(editor.now)) onDay(day)
  }
  return {
    day: dayOfReflection(editor.now),
    isChoosing,
    choose: () => setChoosing(true),
    stopChoosing: () => setChoosing(false),
    take: (day) => void take(day),
    taken,
    forgetTaken: () => setTaken(null),
  }
}
