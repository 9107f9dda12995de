import { foldWord } from '@reprieve/domain/catalogue/fold.ts'
import { useEffect, useMemo, useState } from 'react'
import { noteTexts, type NoteTexts } from '../../filters/columns/noteTexts.ts'
import type { Diary } from '../../local/rows.ts'
import { ENTRY_KINDS } from '../entriesReading.ts'

/** A user who returns to a search does not wait again; only what changed meanwhile is read. [RES-24] */
const lastRead = new WeakMap<Diary, NoteTexts>()

/**
 * Whether the note of an entry contains the words; null while notes are read. Without words every entry matches.
 * [RES-27]
 */
export function useNotesWith(diary: Diary, words: string | null): ((id: string) => boolean) | null {
  const [notes, setNotes] = useState<NoteTexts | null>(() => lastRead.get(diary) ?? null)
  const isAsked = words !== null
  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    const take = (now: NoteTexts): void => {
      lastRead.set(diary, now)
      if (isWanted) setNotes(now)
    }
    const read = (): void =>
      void noteTexts(diary).then(
        take,
        // The list itself reports that the diary cannot be read.
        () => void (isWanted && setNotes(new Map())),
      )
    read()
    const end = diary.doorbell.listen((change) => {
      if (change.some((kind) => ENTRY_KINDS.includes(kind))) read()
    })
    return () => {
      isWanted = false
      end()
    }
  }, [diary, isAsked])
  return useMemo(() => {
    if (words === null) return always
    if (notes === null) return null
    const wanted = foldWord(words)
    return (id: string) => notes.get(id)?.includes(wanted) ?? false
  }, [words, notes])
}

const always = (): boolean => true
