import { noteCharactersLeft } from '@reprieve/domain/noteCharactersLeft.ts'
import { itemsInAnswer } from '@reprieve/domain/records/answer.ts'
import { chooseFactor, chooseNothing } from '@reprieve/domain/records/chooseFactor.ts'
import { setRecordNote, setPattern, setStart } from '@reprieve/domain/records/editRecord.ts'
import {
  PAIN_PATTERNS,
  isRightNow,
  type InterventionEffect,
  type PainRecord,
} from '@reprieve/domain/records/painRecord.ts'
import type { SectionId } from '@reprieve/domain/records/usedSections.ts'
import { moveStartClock, moveStartDay, startOfRecord } from '@reprieve/domain/records/recordTiming.ts'
import { latestAllowed } from '@reprieve/domain/records/timingFault.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { isMomentAtPlace, momentAt, offsetText, placeForMoment } from '@reprieve/domain/time/place.ts'
import { type FunctionComponent, useState } from 'react'
import { deviceOffsetAt, localNow, useNow } from '../../device/useNow.ts'
import { ItemIcon } from '../../lists/ItemIcon.tsx'
import { ListLinks } from '../../lists/ListChips.tsx'
import { useListChoices } from '../../lists/listChoices.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Chip, ChipButton } from '../../ui/controls/Chip.tsx'
import { chipsInSight, isOverriddenByNothing } from '../../ui/controls/ChipList.tsx'
import { EffectRow, type EffectOption } from '../../ui/controls/EffectRow.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { useMomentText } from '../useMomentText.ts'
import { DurationPart, type TimingErrors, useTimingErrors } from './DurationPart.tsx'
import {
  AggravatingSection,
  CharacteristicsSection,
  EnvironmentSection,
  SymptomsSection,
} from './ListSection.tsx'
import { LocationsSection } from './LocationsSection.tsx'
import { MedicationsSection } from './MedicationsSection.tsx'
import { MomentFields } from './MomentFields.tsx'
import { SectionHint } from './SectionHint.tsx'
import type { SectionProps } from './recordSections.ts'
import './interventionsSection.css'
import './listSection.css'
import './notesSection.css'
import './timingSection.css'

type Mark = Exclude<InterventionEffect, 'unmarked'>

const LIST = 'alleviating_factor'

/** What was tried, and the effect of each (D37). */
function InterventionsSection({ diary, record, onChange }: SectionProps) {
  const text = useText('records')
  const { choices, chosen, nothing } = useListChoices(diary, LIST, record.intervention)
  const [atFirst] = useState(chosen)
  const [isAll, setAll] = useState(false)
  const effects: EffectOption<Mark>[] = [
    { value: 'alleviating', label: text('helped'), icon: <DiaryIcon name="arrowDown" />, isGood: true },
    { value: 'ineffective', label: text('didNotHelp'), icon: <DiaryIcon name="equal" /> },
  ]
  const inSight = chipsInSight(choices, { atFirst, now: chosen }, isAll)
  const more = choices.length - inSight.length
  const marks = new Map(itemsInAnswer(record.intervention).map(({ id, effect }) => [id, effect]))
  const markOf = (id: string): Mark | null =>
    effects.find(({ value }) => value === marks.get(id))?.value ?? null

  return (
    <section className="list-section">
      <h2 className="section-question" tabIndex={-1}>
        {text('whatTried')}
      </h2>
      <SectionHint hint={text('leaveOut')} nothing={null} />
      <div className="intervention-rows" role="group" aria-label={text('interventions')}>
        {inSight
          .filter(({ isNothing }) => isNothing !== true)
          .map((choice) => (
            <EffectRow
              key={choice.id}
              title={choice.label}
              icon={<ItemIcon icon={choice.icon ?? null} />}
              effects={effects}
              chosen={markOf(choice.id)}
              isResting={isOverriddenByNothing(choice, choices, chosen)}
              onPress={(effect) => onChange(chooseFactor(record, { ...choice.reference, effect }))}
            />
          ))}
      </div>
      <div className="intervention-ways">
        {inSight
          .filter(({ isNothing }) => isNothing === true)
          .map(({ id, label, icon = null }) => (
            <Chip
              key={id}
              label={label}
              icon={<ItemIcon icon={icon} />}
              isChosen={chosen.has(id)}
              onChange={() => onChange(chooseNothing(record, 'intervention'))}
            />
          ))}
        {(isAll || more > 0) && (
          <ChipButton
            label={isAll ? text('showFewer') : text('showOthers', { count: more })}
            icon={<DiaryIcon name={isAll ? 'minus' : 'plus'} />}
            onPress={() => setAll(!isAll)}
          />
        )}
        <ListLinks type={LIST} />
      </div>
      <SectionHint nothing={nothing} />
    </section>
  )
}

interface StartPartProps {
  record: PainRecord
  problems: TimingErrors
  onChange: (next: PainRecord) => void
}

const MINUTES_AGO = [15, 30, 60]

function StartPart({ record, problems, onChange }: StartPartProps) {
  const text = useText('records')
  const now = useNow()
  const when = useMomentText()
  const start = startOfRecord(record)
  const setAgo = (minutes: number) => onChange(setStart(record, localNow(Date.now() - minutes * MINUTE_MS)))
  const isAllDay = record.duration.kind === 'all-day'
  return (
    <section className="timing-part">
      <h2 className="section-question" tabIndex={-1}>
        {text('whenStarted')}
      </h2>
      <p className="timing-told" role="status">
        {isRightNow(record, now.at) && !isAllDay ? text('rightNow') : when(start)}
      </p>
      <div className="timing-ago">
        <Button label={text('now')} onPress={() => setAgo(0)} />
        {MINUTES_AGO.map((minutes) => (
          <Button
            key={minutes}
            label={text('minutesAgo', { count: minutes })}
            onPress={() => setAgo(minutes)}
          />
        ))}
      </div>
      <MomentFields
        words={{ day: text('startDate'), clock: text('startTime') }}
        moment={start}
        latest={momentAt(latestAllowed(now.at), placeForMoment(start, deviceOffsetAt))}
        problems={{ day: problems['start-day'], clock: problems['start-clock'] }}
        onDay={(day) => onChange(moveStartDay(record, day, deviceOffsetAt))}
        onClock={(clock) => onChange(moveStartClock(record, clock, deviceOffsetAt))}
      />
      {!isMomentAtPlace(start, deviceOffsetAt) && (
        <p className="timing-hint">{text('timesElsewhere', { offset: offsetText(start.offset) })}</p>
      )}
    </section>
  )
}

function TimingSection({ diary, record, onChange }: SectionProps) {
  const text = useText('records')
  const problems = useTimingErrors(record)
  return (
    <div className="timing">
      <StartPart record={record} problems={problems} onChange={onChange} />
      <DurationPart diary={diary} record={record} problems={problems} onChange={onChange} />
      <section className="timing-part">
        <h3>{text('typeOfPain')}</h3>
        <div className="chips" role="group" aria-label={text('typeOfPain')}>
          {PAIN_PATTERNS.map((pattern) => (
            <Chip
              key={pattern}
              label={text(pattern)}
              isChosen={record.pattern === pattern}
              onChange={(isChosen) => onChange(setPattern(record, isChosen ? pattern : null))}
            />
          ))}
        </div>
      </section>
    </div>
  )
}

/** Announced at each character, the count would drown everything else in a screen reader. */
const READ_OUT_EVERY = 500

function NotesSection({ record, onChange }: SectionProps) {
  const text = useText('records')
  const room = noteCharactersLeft(record.note)
  const isTooLong = room !== null && room < 0
  const left = (count: number) => text('charactersLeft', { count })
  return (
    <section className="notes-section">
      <h2 className="section-question" tabIndex={-1}>
        {text('anythingElse')}
      </h2>
      <TextArea
        label={text('notes')}
        value={record.note}
        // Always present: a hint that is added later would not be linked to the field.
        hint={room === null ? text('notesOptional') : left(Math.max(room, 0))}
        error={isTooLong ? text('noteTooLong', { count: -room }) : null}
        onChange={(note) => onChange(setRecordNote(record, note))}
      />
      <p className="unseen" role="status">
        {room !== null && !isTooLong && left(Math.ceil(room / READ_OUT_EVERY) * READ_OUT_EVERY)}
        {isTooLong && text('faultNoteTooLong')}
      </p>
    </section>
  )
}

/** All sections but the severity, which is loaded immediately: a number is enough for a record. */
const SECTIONS: Record<Exclude<SectionId, 'severity'>, FunctionComponent<SectionProps>> = {
  locations: LocationsSection,
  symptoms: SymptomsSection,
  characteristics: CharacteristicsSection,
  aggravatingFactors: AggravatingSection,
  medications: MedicationsSection,
  interventions: InterventionsSection,
  timing: TimingSection,
  environment: EnvironmentSection,
  notes: NotesSection,
}

interface RecordSectionProps extends SectionProps {
  section: Exclude<SectionId, 'severity'>
}

export function RecordSection({ section, ...props }: RecordSectionProps) {
  const Section = SECTIONS[section]
  return <Section {...props} />
}
