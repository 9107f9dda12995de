import type { CatalogueCondition } from '@reprieve/content/catalogueEntry.ts'
import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { conditionGroupValues, conditionGroupStamp } from '@reprieve/contract/conditions/conditionGroups.ts'
import { readConditionGroups } from '@reprieve/contract/conditions/conditionWire.ts'
import type { SentCondition } from '@reprieve/contract/conditions/sentCondition.ts'
import { conditionLikenesses } from '@reprieve/domain/conditions/likeness.ts'
import { foldName } from '@reprieve/domain/writtenName.ts'
import type { ProfileAct } from '@reprieve/domain/sync/profileDecision.ts'
import type { CatalogueEntry, ProfileKind } from '../db/profileItems.ts'

export const CONDITION_KIND = 'condition'

const BY_ID = new Map(CATALOGUE_CONDITIONS.map((entry) => [entry.id, entry]))
const BY_NUMBER = new Map(CATALOGUE_CONDITIONS.map((entry) => [entry.fid, entry]))
const BY_ENGLISH = new Map(CATALOGUE_CONDITIONS.map((entry) => [foldName(entry.names.en), entry]))

/** Catalogue conditions have one id everywhere, so that two devices cannot add one twice (D30). [COND-4] */
export const CONDITIONS_OF_PROFILE: ProfileKind<SentCondition> = {
  kind: CONDITION_KIND,
  complete: async (_trx, _userId, sent) => withItsName(sent),
  numberOf: ({ fid }) => positive(fid),
  nameOf: ({ value }) => value ?? null,
  groupsOf: conditionGroupValues,
  stampOf: conditionGroupStamp,
  likenessesOf: (values) => {
    const condition = readConditionGroups(values, '')
    return condition === null ? [] : conditionLikenesses(condition)
  },
  entryOf: (sent, act) => asEntry(findCatalogueCondition(sent, act)),
  namesEntry: ({ fid, original_fid: original }) => (positive(original) ?? positive(fid)) !== null,
  nameKey: 'value',
  missing: RESULT.conditionMissing,
  unknown: null,
  exists: RESULT.conditionDuplicate,
}

const positive = (number: number | null | undefined): number | null =>
  typeof number === 'number' && number > 0 ? number : null

function findCatalogueCondition(sent: SentCondition, act: ProfileAct): CatalogueCondition | undefined {
  const { client_id: id, fid, original_fid: original, value } = sent
  if (typeof id === 'string') return BY_ID.get(id.toLowerCase()) ?? BY_NUMBER.get(original ?? 0)
  const numbered = BY_NUMBER.get(original ?? 0) ?? BY_NUMBER.get(fid ?? 0)
  return (
    numbered ?? (act === 'add' && typeof value === 'string' ? BY_ENGLISH.get(foldName(value)) : undefined)
  )
}

function asEntry(entry: CatalogueCondition | undefined): CatalogueEntry | null {
  if (entry === undefined) return null
  const names = new Set(Object.values(entry.names).map(foldName))
  return { clientId: entry.id, num: entry.fid, isCalled: (name) => names.has(foldName(name)) }
}

/**
 * Adds the catalogue's text to a new condition that is an entry, so that the text survives changes of the catalogue. A
 * condition sent with its own id and text stays as it is.
 */
function withItsName(sent: SentCondition): SentCondition {
  const entry = findCatalogueCondition(sent, 'add')
  if (entry === undefined || (typeof sent.client_id === 'string' && typeof sent.value === 'string'))
    return sent
  const isNamed = typeof sent.value === 'string' && !asEntry(entry)!.isCalled(sent.value)
  if (isNamed) return sent
  return { ...sent, value: entry.names.en, original_fid: entry.fid, value_translations: { ...entry.names } }
}
