import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { useText } from '../../text/useText.tsx'
import { SectionSheet, SectionList } from '../../ui/layout/SectionList.tsx'
import type { SectionId } from './recordSections.ts'
import { useRecordSections } from './useRecordSections.tsx'

interface RecordSectionListProps {
  diary: Diary
  record: PainRecord
  startsWhen: string
  current: SectionId
  onChoose: (id: SectionId) => void
}

/** A separate component: its summaries need the lists, and choosing a number must not wait for those. */
export function RecordSectionList(props: RecordSectionListProps) {
  return <SectionList {...useList(props)} />
}

interface RecordSectionDrawerProps extends RecordSectionListProps {
  isOpen: boolean
  children: ReactNode
  onClose: () => void
}

export function RecordSectionDrawer({ isOpen, children, onClose, ...props }: RecordSectionDrawerProps) {
  const common = useText('common')
  return (
    <SectionSheet {...useList(props)} isOpen={isOpen} closeLabel={common('close')} onClose={onClose}>
      {children}
    </SectionSheet>
  )
}

function useList({ diary, record, startsWhen, current, onChoose }: RecordSectionListProps) {
  const text = useText('records')
  const sections = useRecordSections(diary, { record, startsWhen })
  return { label: text('sections'), doneLabel: text('sectionDone'), sections, current, onChoose }
}

/**
 * Moves the focus to the question of a new section: the button that led there may be gone, and screen readers announce
 * the question. Not when the editor opens, because then the whole screen is announced.
 */
export function useSectionFocus(section: SectionId): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(section)
  useEffect(() => {
    if (before.current === section) return
    before.current = section
    if (place.current !== null) return focusQuestion(place.current)
  }, [section])
  return place
}

/** Focuses immediately, or when the section has loaded. Returns the function that cancels it. */
function focusQuestion(place: HTMLElement): () => void {
  const focus = (): boolean => {
    const question = place.querySelector<HTMLElement>('.section-question')
    question?.focus()
    return question !== null
  }
  const observer = new MutationObserver(() => void (focus() && observer.disconnect()))
  if (!focus()) observer.observe(place, { childList: true, subtree: true })
  return () => observer.disconnect()
}
