import type { CatalogueMedication } from '@reprieve/content/catalogueEntry.ts'
import { CATALOGUE_MEDICATIONS } from '@reprieve/content/medications.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import {
  medicationGroupValues,
  medicationGroupStamp,
} from '@reprieve/contract/medications/medicationGroups.ts'
import { readMedicationGroups } from '@reprieve/contract/medications/medicationWire.ts'
import type { SentMedication } from '@reprieve/contract/medications/sentMedication.ts'
import { medicationLikenesses } from '@reprieve/domain/medications/likeness.ts'
import type { ProfileAct } from '@reprieve/domain/sync/profileDecision.ts'
import { foldName } from '@reprieve/domain/writtenName.ts'
import type { Trx } from '../db/pool.ts'
import type { CatalogueEntry, ProfileKind } from '../db/profileItems.ts'
import { conditionsByNumber } from '../conditions/conditionNumbers.ts'

export const MEDICATION_KIND = 'medication'

const BY_NUMBER = new Map(CATALOGUE_MEDICATIONS.map((entry) => [entry.nid, entry]))
const BY_ENGLISH = new Map(CATALOGUE_MEDICATIONS.map((entry) => [foldName(entry.names.en), entry]))

/** Each has an id of its own: a person may take several of one catalogue entry, by strength and brand. [MED-2] */
export const MEDICATIONS_OF_PROFILE: ProfileKind<SentMedication> = {
  kind: MEDICATION_KIND,
  complete: async (trx, userId, sent) => withPurposes(trx, userId, withItsName(sent)),
  numberOf: ({ nid }) => positive(nid),
  nameOf: ({ common_name: name }) => name ?? null,
  groupsOf: medicationGroupValues,
  stampOf: medicationGroupStamp,
  likenessesOf: (values) => {
    const medication = readMedicationGroups(values, '')
    return medication === null ? [] : medicationLikenesses(medication)
  },
  entryOf: (sent, act) => asEntry(findCatalogueMedication(sent, act)),
  namesEntry: ({ nid, original_nid: original }) => (positive(original) ?? positive(nid)) !== null,
  nameKey: 'common_name',
  missing: RESULT.medicationMissing,
  unknown: RESULT.medicationUnknown,
  exists: RESULT.medicationDuplicate,
}

const positive = (number: number | null | undefined): number | null =>
  typeof number === 'number' && number > 0 ? number : null

function findCatalogueMedication(sent: SentMedication, act: ProfileAct): CatalogueMedication | undefined {
  const { nid, original_nid: original, common_name: name, client_id: id } = sent
  const numbered = BY_NUMBER.get(original ?? 0) ?? (act === 'add' ? BY_NUMBER.get(nid ?? 0) : undefined)
  const mayGoByName = act === 'add' && typeof id !== 'string' && typeof name === 'string'
  return numbered ?? (mayGoByName ? BY_ENGLISH.get(foldName(name)) : undefined)
}

function asEntry(entry: CatalogueMedication | undefined): CatalogueEntry | null {
  if (entry === undefined) return null
  const names = new Set(Object.values(entry.names).map(foldName))
  return { clientId: null, num: null, isCalled: (name) => names.has(foldName(name)) }
}

/** Adds the catalogue's text to a new medication that is an entry but does not have its full name. */
function withItsName(sent: SentMedication): SentMedication {
  const entry = findCatalogueMedication(sent, 'add')
  if (entry === undefined || typeof sent.client_id === 'string')
    return entry === undefined ? sent : filled(sent, entry)
  const isNamed = typeof sent.common_name === 'string' && !asEntry(entry)!.isCalled(sent.common_name)
  return isNamed ? sent : { ...sent, ...catalogueFields(entry) }
}

const filled = (sent: SentMedication, entry: CatalogueMedication): SentMedication =>
  typeof sent.common_name === 'string' ? sent : { ...sent, ...catalogueFields(entry) }

const catalogueFields = ({ nid, names, components }: CatalogueMedication) => ({
  common_name: names.en,
  original_nid: nid,
  common_name_translation: { ...names },
  components: [...components],
})

/** Condition numbers of a client that follows the specification are stored as ids, with their text (D31). */
async function withPurposes(trx: Trx, userId: number, sent: SentMedication): Promise<SentMedication> {
  const { purpose } = sent
  const refs = toFields(sent['refs'])
  if (!Array.isArray(purpose) || refs['purpose'] !== undefined) return sent
  const conditions = await conditionsByNumber(trx, userId, purpose)
  return { ...sent, refs: { ...refs, purpose: conditions.map(({ id, text }) => ({ client_id: id, text })) } }
}
