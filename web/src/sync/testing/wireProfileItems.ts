import { aliasGroup, aliasesIn, isAliasGroup } from '@reprieve/contract/aliasGroups.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import {
  conditionGroupsToWire,
  conditionGroupValues,
  conditionGroupStamp,
} from '@reprieve/contract/conditions/conditionGroups.ts'
import { readConditionGroups } from '@reprieve/contract/conditions/conditionWire.ts'
import { sentCondition } from '@reprieve/contract/conditions/sentCondition.ts'
import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import type { GroupValues, Stamps } from '@reprieve/contract/groups.ts'
import {
  medicationGroupsToWire,
  medicationGroupValues,
  medicationGroupStamp,
} from '@reprieve/contract/medications/medicationGroups.ts'
import { readMedicationGroups } from '@reprieve/contract/medications/medicationWire.ts'
import { sentMedication } from '@reprieve/contract/medications/sentMedication.ts'
import { conditionLikenesses } from '@reprieve/domain/conditions/likeness.ts'
import { medicationLikenesses } from '@reprieve/domain/medications/likeness.ts'
import { mergeItem, type Groups } from '@reprieve/domain/sync/mergeItem.ts'
import {
  isMergedInto,
  splitKeepingName,
  newLikenesses,
  profileVerdict,
  splitSettledByMerge,
  type ProfileAct,
  type ProfileCase,
  type ProfileVerdict,
} from '@reprieve/domain/sync/profileDecision.ts'
import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import {
  hasDifferentValues,
  makeItemResult,
  type WireBody,
  type WireItem,
  type WireResult,
  type WireTable,
} from './wireTable.ts'

interface Kind {
  kind: 'condition' | 'medication'
  number: 'fid' | 'nid'
  schema: typeof sentCondition | typeof sentMedication
  groupsOf: (sent: Fields) => GroupValues
  stampOf: (group: string, stamps: Stamps) => Stamp
  fromGroups: (groups: Record<string, { v: unknown }>) => Fields
  likenessesOf: (values: ReadonlyMap<string, unknown>) => readonly string[]
  codes: Partial<Record<ProfileVerdict, number>>
}

const KINDS: readonly Kind[] = [
  {
    kind: 'condition',
    number: 'fid',
    schema: sentCondition,
    groupsOf: conditionGroupValues,
    stampOf: conditionGroupStamp,
    fromGroups: conditionGroupsToWire,
    likenessesOf: (values) => {
      const condition = readConditionGroups(values, '')
      return condition === null ? [] : conditionLikenesses(condition)
    },
    codes: { missing: RESULT.conditionMissing, exists: RESULT.conditionDuplicate },
  },
  {
    kind: 'medication',
    number: 'nid',
    schema: sentMedication,
    groupsOf: medicationGroupValues,
    stampOf: medicationGroupStamp,
    fromGroups: medicationGroupsToWire,
    likenessesOf: (values) => {
      const medication = readMedicationGroups(values, '')
      return medication === null ? [] : medicationLikenesses(medication)
    },
    codes: {
      missing: RESULT.medicationMissing,
      exists: RESULT.medicationDuplicate,
      unknown: RESULT.medicationUnknown,
    },
  },
]

/** The responses to the calls for conditions and medications; null for any other call. */
export function answerProfileItem(
  server: WireTable,
  name: string,
  body: WireBody,
  now: number,
): WireResult | null {
  const [, act, of] = /^sync\/(add|edit|delete)-(condition|medication)$/.exec(name) ?? []
  const how = KINDS.find(({ kind }) => kind === of)
  return how === undefined ? null : save(server, { act: act as ProfileAct, body, now }, how)
}

function save(
  server: WireTable,
  { act, body, now }: { act: ProfileAct; body: WireBody; now: number },
  how: Kind,
): WireResult {
  const parsed = how.schema.safeParse(body)
  if (!parsed.success) return { result_code: RESULT.recordRefused }
  const sent = parsed.data
  const { items, aliases } = server.content
  const own = sent.client_id ?? ''
  const clientId = items.has(own) ? own : (aliases.get(own) ?? own)
  const stored = items.get(clientId)

  const values = how.groupsOf(sent)
  const isGone = act === 'delete' || sent.deleted === 1
  values.set('deleted', { deleted: isGone ? 1 : 0 })
  const said = new Map<string, { v: unknown; s: Stamp }>(
    [...values].map(([group, v]) => [group, { v, s: how.stampOf(group, sent.stamps ?? {}) }]),
  )
  const alias = clientId === own ? undefined : stored?.groups.get(aliasGroup(own))
  const { fresh: groups, settled } = splitSettledByMerge(said, alias, isAliasGroup)
  const merged = mergedWith(server, { clientId, stored, groups, now })
  const alike = isGoneIn(merged) ? undefined : alikeOf(server, how, { clientId, stored, merged })
  const { original_nid: entry } = toFields(values.get('name'))
  const known: ProfileCase = {
    act,
    stored:
      stored === undefined
        ? null
        : { isOfItsKind: stored.kind === how.kind, isDeleted: isGoneIn(stored.groups) },
    isTombstone: sent.deleted === 1,
    hasId: true,
    hasName: how.likenessesOf(values).length > 0,
    isEntryUnknown: typeof entry === 'number',
    isAlike: alike !== undefined,
    isFull: false,
  }
  const verdict = profileVerdict(known)
  const isUnknownDelete = verdict === 'missing' && act === 'delete' && stored === undefined
  if (verdict === 'taken' || isUnknownDelete) {
    // Accepted although there is an item like it: it was sent as a delete, but the item stays live.
    const named = alike === undefined ? null : splitKeepingName(groups, stored?.groups)
    const lost = [
      ...(sent.lost ?? []),
      ...[...settled, ...(named?.settled ?? [])].map(({ group, value: { s, v } }) => ({
        group,
        hlc: s,
        value: v,
      })),
    ]
    const item = server.merge({ clientId, kind: how.kind, groups: named?.fresh ?? groups, lost }, now)
    if (item !== stored) for (const id of aliasesIn(item.groups.keys())) aliases.set(id, clientId)
    if (isUnknownDelete) return { result_code: how.codes.missing! }
    return told(item, how, clientId !== own || hasDifferentValues(item, said))
  }
  const result_code = how.codes[verdict] ?? RESULT.recordRefused
  const there = isMergedInto(known, clientId !== own) ? alike : stored
  return verdict !== 'exists' || there === undefined
    ? { result_code }
    : { ...told(there, how, true), result_code }
}

function told(item: WireItem, { number, fromGroups }: Kind, isOther: boolean): WireResult {
  const content = isOther ? { content: fromGroups(Object.fromEntries(item.groups)) } : {}
  return { ...makeItemResult(item), [number]: item.num, ...content }
}

interface Merging {
  clientId: string
  stored: WireItem | undefined
  groups: ReadonlyMap<string, { v: unknown; s: Stamp }>
  now: number
}

/** The merge result, to check before anything is written. */
function mergedWith({ content }: WireTable, { clientId, stored, groups, now }: Merging): Groups {
  const restamped = content.history
    .filter((one) => one.clientId === clientId && one.sentAs !== null)
    .map(({ group, sentAs, hlc }) => ({ group, sentAs: sentAs!, hlc }))
  const clock = content.clock
  return mergeItem({ stored: stored?.groups ?? new Map(), sent: groups, restamped, now, clock }).groups
}

function alikeOf(
  { content }: WireTable,
  { kind, likenessesOf }: Kind,
  { clientId, stored, merged }: { clientId: string; stored: WireItem | undefined; merged: Groups },
): WireItem | undefined {
  const of = (groups: Groups) => likenessesOf(new Map([...groups].map(([group, { v }]) => [group, v])))
  const before = stored === undefined || isGoneIn(stored.groups) ? null : of(stored.groups)
  const wanted = newLikenesses(before, of(merged))
  return [...content.items.values()].find(
    (item) =>
      item.kind === kind &&
      item.clientId !== clientId &&
      !isGoneIn(item.groups) &&
      of(item.groups).some((likeness) => wanted.includes(likeness)),
  )
}

const isGoneIn = (groups: Groups): boolean => toFields(groups.get('deleted')?.v)['deleted'] === 1
