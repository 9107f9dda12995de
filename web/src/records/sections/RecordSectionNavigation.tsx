import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { sectionsToList, SECTION_IDS, type SectionId } from '@reprieve/domain/records/usedSections.ts'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { SectionSheet, SectionList, type Section } from '../../ui/layout/SectionList.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { useRecordSections } from './useRecordSections.tsx'

/** Fetched when it is opened: few people change their sections while they write. */
const UsedSectionSwitches = lazyComponent(() => import('./UsedSectionSwitches.tsx'), 'UsedSectionSwitches')

interface RecordSectionListProps {
  diary: Diary
  record: PainRecord
  startsWhen: string
  /** The sections that the person uses. */
  used: readonly SectionId[]
  current: SectionId
  /** False on a locked device, where settings cannot be changed. */
  canChangeUsed: boolean
  onChoose: (id: SectionId) => void
}

/** A separate component: its summaries need the lists, and choosing a number must not wait for those. */
export function RecordSectionList(props: RecordSectionListProps) {
  const text = useText('records')
  const { first, others } = useLists(props)
  const [isAll, setAll] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const shown = isAll ? { ...first, sections: inOrder([...first.sections, ...others.sections]) } : first
  return (
    <>
      <SectionList {...shown} />
      {others.sections.length > 0 && (
        <Button
          kind="text"
          label={text(isAll ? 'fewerSections' : 'allSections')}
          onPress={() => setAll(!isAll)}
        />
      )}
      {props.canChangeUsed && (
        <Button kind="text" label={text('usedSections')} onPress={() => setChanging(true)} />
      )}
      {isChanging && <UsedSectionsSheet diary={props.diary} onClose={() => setChanging(false)} />}
    </>
  )
}

const inOrder = (sections: readonly Section<SectionId>[]): Section<SectionId>[] =>
  sections.toSorted((one, other) => SECTION_IDS.indexOf(one.id) - SECTION_IDS.indexOf(other.id))

interface RecordSectionDrawerProps extends RecordSectionListProps {
  isOpen: boolean
  children: ReactNode
  onClose: () => void
}

/** Lists all sections, so that each is one press away; those that are left out come last. [SIMPLE-2] */
export function RecordSectionDrawer({ isOpen, children, onClose, ...props }: RecordSectionDrawerProps) {
  const text = useText('records')
  const common = useText('common')
  const { first, others } = useLists(props)
  const [isChanging, setChanging] = useState(false)
  const choose = (id: SectionId): void => {
    onClose()
    props.onChoose(id)
  }
  return (
    <>
      <SectionSheet {...first} isOpen={isOpen} closeLabel={common('close')} onClose={onClose}>
        {others.sections.length > 0 && (
          <>
            <h3 className="other-sections">{others.label}</h3>
            <SectionList {...others} onChoose={choose} />
          </>
        )}
        {props.canChangeUsed && (
          <Button
            kind="text"
            label={text('usedSections')}
            onPress={() => {
              onClose()
              setChanging(true)
            }}
          />
        )}
        {children}
      </SectionSheet>
      {isChanging && <UsedSectionsSheet diary={props.diary} onClose={() => setChanging(false)} />}
    </>
  )
}

/** Over the editor: nothing that is being written has to be left for the switches. */
function UsedSectionsSheet({ diary, onClose }: { diary: Diary; onClose: () => void }) {
  const text = useText('records')
  const common = useText('common')
  const shell = useText()
  return (
    <Sheet isOpen title={text('usedSections')} closeLabel={common('close')} onClose={onClose}>
      <Suspense fallback={<Skeleton longText={shell('waitingLong')} />}>
        <UsedSectionSwitches diary={diary} />
      </Suspense>
    </Sheet>
  )
}

function useLists({ diary, record, startsWhen, used, current, onChoose }: RecordSectionListProps) {
  const text = useText('records')
  const all = useRecordSections(diary, { record, startsWhen })
  const listed = [...sectionsToList(record, used), current]
  const list = { doneLabel: text('sectionDone'), current, onChoose }
  return {
    first: { ...list, label: text('sections'), sections: all.filter(({ id }) => listed.includes(id)) },
    others: { ...list, label: text('otherSections'), sections: all.filter(({ id }) => !listed.includes(id)) },
  }
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
