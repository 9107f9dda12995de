import { findUsualDose, type UsualDose } from '@reprieve/domain/flare/flareDose.ts'
import {
  addIntervention,
  recordOfPastHour,
  removeIntervention,
  usesIntervention,
} from '@reprieve/domain/flare/helpUse.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { allMedicationIds, medicationsByAnyId } from '@reprieve/domain/medications/medicationsByAnyId.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { ToggleButton } from 'react-aria-components'
import { localNow, useNow } from '../device/useNow.ts'
import { LogDoseSheet } from '../doses/LogDoseSheet.tsx'
import { useRecentIntakes } from '../doses/useDoses.ts'
import { ItemIcon } from '../lists/ItemIcon.tsx'
import { useLists } from '../lists/useLists.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useMedicationWords } from '../medications/useMedicationWords.ts'
import { useMedications } from '../medications/useMedications.ts'
import { useLatestRecords } from '../records/readRecords.ts'
import { useFaultText } from '../text/formTexts.ts'
import { momentWords, type MomentWords } from '../text/momentWords.ts'
import { useFormatTag, useText, useTextsReady } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { useSteadyPress } from '../ui/controls/useSteadyPress.ts'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { addHelpToRecord, removeHelpFromRecord } from './changeHelpUse.ts'
import { type FlareHelp, useFlareHelp } from './useFlareHelp.ts'

const AREAS: readonly BrowserArea[] = ['doses', 'medications', 'lists', 'listItems', 'helps']

interface FlareRowsProps {
  diary: Diary
  /** The record that is being entered; null after it was saved. */
  entered: PainRecord | null
  onEdit: (change: (record: PainRecord) => PainRecord) => void
}

/** What the person's own past offers: the usual dose, and what helped. [FLARE-4, FLARE-5] */
export function FlareRows(props: FlareRowsProps) {
  useTextsReady(AREAS)
  return <Rows {...props} />
}

const NO_IDS: ReadonlySet<string> = new Set()

function Rows({ diary, entered, onEdit }: FlareRowsProps) {
  const medications = useMedications(diary)
  const intakes = useRecentIntakes(diary)
  const now = useNow()
  const usual = medications && intakes && findUsualDose(medications, intakes, now)
  const medication = usual?.medication
  const shownIds = useMemo(
    () => (medication === undefined ? NO_IDS : allMedicationIds(medication)),
    [medication],
  )
  const help = useFlareHelp(diary, shownIds)
  const [logged, setLogged] = useState<Medication | null>(null)
  // The dose row comes first, so the other one waits for it: it would move under the thumb.
  if (medications === null || intakes === null) return null
  return (
    <>
      {usual !== null && <DoseRow usual={usual} onLog={setLogged} />}
      {help?.kind === 'intervention' && (
        <HelpRow diary={diary} help={help} entered={entered} onEdit={onEdit} />
      )}
      {help?.kind === 'medication' && (
        <MedicineRow
          help={help}
          medication={medicationsByAnyId(medications).get(help.reference.id)}
          onLog={setLogged}
        />
      )}
      {logged !== null && <LogDoseSheet diary={diary} medication={logged} onClose={() => setLogged(null)} />}
    </>
  )
}

interface FlareRowProps {
  icon: ReactNode
  title: string
  /** Says what the button is about. */
  titleId: string
  caption: string
  /** The button. */
  children: ReactNode
}

function FlareRow({ icon, title, titleId, caption, children }: FlareRowProps) {
  return (
    <section className="flare-row" aria-labelledby={titleId}>
      <span className="flare-row-icon">{icon}</span>
      <div className="flare-row-words">
        <h2 id={titleId}>{title}</h2>
        <p role="status">{caption}</p>
      </div>
      {children}
    </section>
  )
}

const LAST: Record<MomentWords['word'], Key<'flare'>> = {
  today: 'lastToday',
  yesterday: 'lastYesterday',
  'this-year': 'lastDay',
  'another-year': 'lastDay',
}

function useLastWords(): (last: Instant | null) => string {
  const text = useText('flare')
  const doses = useText('doses')
  const tag = useFormatTag()
  const now = useNow()
  return (last) => {
    if (last === null) return doses('never')
    const { word, time, day } = momentWords(tag, localNow(last), now)
    return text(LAST[word], { time, day })
  }
}

interface DoseRowProps {
  usual: UsualDose<Medication>
  onLog: (medication: Medication) => void
}

/** When the last dose was, and nothing about whether another may be taken. [FLARE-4] */
function DoseRow({ usual: { medication, last }, onLog }: DoseRowProps) {
  const titleId = useId()
  const { name } = useMedicationWords()
  const lastWords = useLastWords()
  return (
    <FlareRow
      icon={<DiaryIcon name="pill" />}
      title={name(medication)}
      titleId={titleId}
      caption={lastWords(last)}
    >
      <LogButton describedBy={titleId} onPress={() => onLog(medication)} />
    </FlareRow>
  )
}

function LogButton({ describedBy, onPress }: { describedBy: string; onPress: () => void }) {
  const text = useText('doses')
  return <Button label={text('addTitle')} describedBy={describedBy} onPress={onPress} />
}

/** The numbers of the last measured use, otherwise how many marks say that it helped. */
function useHelpWords(): (help: FlareHelp) => string {
  const text = useText('flare')
  const helps = useText('helps')
  return ({ lastTime, share: { yes, n } }) =>
    lastTime === null ? helps('ofTimes', { yes, n }) : text('lastTime', lastTime)
}

interface MedicineRowProps {
  help: FlareHelp
  /** Undefined if it is no longer in the list. */
  medication: Medication | undefined
  onLog: (medication: Medication) => void
}

function MedicineRow({ help, medication, onLog }: MedicineRowProps) {
  const titleId = useId()
  const text = useText('flare')
  const words = useHelpWords()
  if (medication === undefined) return null
  return (
    <FlareRow
      icon={<DiaryIcon name="pill" />}
      title={text('helped', { name: help.name })}
      titleId={titleId}
      caption={words(help)}
    >
      <LogButton describedBy={titleId} onPress={() => onLog(medication)} />
    </FlareRow>
  )
}

interface HelpRowProps extends FlareRowsProps {
  help: FlareHelp
}

const DEBOUNCE_MS = 1_200
const LOOKED_AT = 5

function HelpRow({ diary, help, entered, onEdit }: HelpRowProps) {
  const titleId = useId()
  const text = useText('flare')
  const words = useHelpWords()
  const faultText = useFaultText()
  const toasts = useToasts()
  const { iconOf } = useLists(diary)
  const now = useNow()
  const recent = recordOfPastHour(useLatestRecords(diary, LOOKED_AT) ?? [], now)
  const { reference } = help
  const isEntered = entered !== null && usesIntervention(entered, reference.id)
  const isInRecord = recent !== null && usesIntervention(recent, reference.id)
  const change = async (): Promise<void> => {
    if (isEntered) return onEdit((record) => removeIntervention(record, reference.id))
    const isEntering = entered !== null && entered.severity !== null
    if (recent === null || (isEntering && !isInRecord))
      return onEdit((record) => addIntervention(record, reference))
    const changed = await (isInRecord ? removeHelpFromRecord : addHelpToRecord)(diary, recent, reference)
    if (!changed.ok) toasts.show({ message: faultText(changed.reason) })
  }
  const press = useSteadyPress(DEBOUNCE_MS, () => void change().catch(reportError))
  const isUsed = isEntered || isInRecord
  return (
    <FlareRow
      icon={<ItemIcon icon={iconOf(reference)} />}
      title={text('helped', { name: help.name })}
      titleId={titleId}
      caption={isUsed ? text(isEntered ? 'useNext' : 'useAdded') : words(help)}
    >
      <ToggleButton className="button" aria-describedby={titleId} isSelected={isUsed} onPress={() => press()}>
        {isUsed && <Icon name="check" isSmall />}
        {text('useIt')}
      </ToggleButton>
    </FlareRow>
  )
}
