import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { ReactNode } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { useText } from '../text/useText.tsx'
import { SectionSheet, SectionList } from '../ui/layout/SectionList.tsx'
import type { SectionId } from './recordSections.ts'
import { useRecordSections } from './useRecordSections.tsx'

interface RecordSectionListProps {
  diary: Diary
  record: PainRecord
  startsWhen: string
  current: SectionId
  onChoose: (id: SectionId) => void
}

/** A component of its own: its summaries need the lists, and choosing a number must not wait for those. */
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
