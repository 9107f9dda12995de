import type { RecordGroup } from '../recordGroups.ts'
import { chooseFactor, chooseItem, chooseNothing } from '../chooseFactor.ts'
import { setAllDay, setDuration, setEnd, setRecordNote, setPattern, setSeverity } from '../editRecord.ts'
import { numberSigns } from '../../writtenNumber.ts'
import { emptyRecord, type PainRecord } from '../painRecord.ts'
import { setPlaceStrength } from '../placeStrength.ts'
import { chooseNoMedications, takeMedication } from '../recordMedications.ts'

const EN = numberSigns('en')
export const RECORD_NOW = Date.UTC(2026, 4, 10, 14, 20)
export const OPENED_AT = emptyRecord({ at: RECORD_NOW, offset: 0 })
export const PILL = { id: 'p', text: 'Naproxen', dose: { amount: 1, units: 'tablets' } }
const item = { id: 'b', text: 'Back' }

type Act = (record: PainRecord) => PainRecord

/** The least that a person can say in each part of the editor, with the group that it belongs to. */
export const ACTS: [RecordGroup, Act][] = [
  ['severity', (record) => setSeverity(record, 0)],
  ['timing', (record) => setPattern(record, 'constant')],
  ['timing', (record) => setDuration(record, { typed: '0', unit: 'minutes', signs: EN })],
  ['timing', (record) => setEnd(record, RECORD_NOW)],
  ['timing', (record) => setAllDay(record, '2026-05-10')],
  ['note', (record) => setRecordNote(record, 'bad night')],
  ['episode', (record) => ({ ...record, episode: { state: 'open', since: RECORD_NOW } })],
  ['part_of', (record) => ({ ...record, partOf: 'head' })],
  ['location', (record) => chooseItem(record, { list: 'location', item })],
  ['location_severity', (record) => setPlaceStrength(record, 'b', 7)],
  ['symptom', (record) => chooseItem(record, { list: 'symptom', item })],
  ['symptom', (record) => chooseNothing(record, 'symptom')],
  ['character', (record) => chooseItem(record, { list: 'character', item })],
  ['environment', (record) => chooseItem(record, { list: 'environment', item })],
  ['aggravating_factor', (record) => chooseNothing(record, 'aggravatingFactor')],
  ['alleviating_factor', (record) => chooseFactor(record, { ...item, effect: 'alleviating' })],
  ['medications', (record) => takeMedication(record, PILL)],
  ['medications', chooseNoMedications],
]
