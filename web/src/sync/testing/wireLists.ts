import { aliasGroup, aliasValue, aliasesIn } from '@reprieve/contract/aliasGroups.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import {
  listFieldGroupsToWire,
  listGroupValues,
  listFieldGroupStamp,
} from '@reprieve/contract/lists/listGroups.ts'
import { namedListField, type ListField } from '@reprieve/contract/lists/sentListField.ts'
import { SERVER_DEVICE, makeStamp, observeStamp, tickClock, type Stamp } from '@reprieve/domain/sync/stamp.ts'
import { sameName } from '@reprieve/domain/writtenName.ts'
import { BUILT_IN_ITEMS } from '../../lists/builtInItems.ts'
import {
  hasDifferentValues,
  makeItemResult,
  type WireBody,
  type WireItem,
  type WireResult,
  type WireTable,
} from './wireTable.ts'

type Act = 'add-new' | 'edit' | 'delete' | 'show'
type NameGroupValue = { type?: unknown; value?: unknown } | undefined

/** The responses to the list calls; null for any other call. */
export function answerFields(
  server: WireTable,
  name: string,
  request: WireBody,
  now: number,
): WireResult[] | null {
  const [, act] = /^sync\/(add-new|edit|delete)-section-fields$/.exec(name) ?? []
  if (act !== undefined)
    return (request['section_fields'] as unknown[]).map((field) => save(server, act as Act, field, now))
  if (request['record_type'] !== 'user_preferences_record') return null
  const lists = Object.values(request['content'] as Record<string, unknown[]>)
  return lists.flat().map((field) => save(server, 'show', field, now))
}

function save(server: WireTable, act: Act, raw: unknown, now: number): WireResult {
  const parsed = namedListField.safeParse(raw)
  if (!parsed.success || parsed.data.value === POISON) return { result_code: RESULT.recordRefused }
  const sent = parsed.data
  const own = sent.client_id ?? ''
  const clientId = targetOf(server, act, sent)
  const brought = BUILT_IN_ITEMS.get(clientId)
  const stored = server.content.items.get(clientId)
  if (act !== 'add-new' && stored === undefined && brought === undefined)
    return { result_code: RESULT.recordMissing }
  const isCopy = clientId !== own
  const isGone = act === 'delete' || sent.deleted === 1
  if (brought !== undefined && !isCopy && (act === 'add-new' || isGone))
    return { result_code: RESULT.recordRefused }

  const values = listGroupValues(sent)
  values.set('deleted', { deleted: isGone && brought === undefined ? 1 : 0 })
  const groups = new Map<string, { v: unknown; s: Stamp }>(
    [...values].map(([group, v]) => [group, { v, s: listFieldGroupStamp(group, sent.stamps ?? {}) }]),
  )
  const lost = [...(sent.lost ?? [])]
  if (brought !== undefined) {
    for (const group of ['name', 'icon']) {
      const said = groups.get(group)
      if (said !== undefined) lost.push({ group, hlc: said.s, value: said.v })
      groups.delete(group)
    }
  }
  if (isCopy && stored?.groups.has(aliasGroup(own)) !== true)
    groups.set(aliasGroup(own), { v: aliasValue(own), s: ourStamp(server, stored, now) })
  const item = server.merge({ clientId, kind: 'list_field', groups, lost }, now)
  for (const alias of aliasesIn(item.groups.keys())) server.content.aliases.set(alias, clientId)
  const isOther = isCopy || hasDifferentValues(item, groups)
  return {
    ...makeItemResult(item),
    fid: item.num,
    ...(isOther ? { content: listFieldGroupsToWire(Object.fromEntries(item.groups)) } : {}),
  }
}

/** Every server refuses an item of this name. */
export const POISON = 'poison'

/** An add with an existing name targets the item that has the name (D29). */
function targetOf({ content }: WireTable, act: Act, sent: ListField): string {
  const own = sent.client_id ?? ''
  const known = content.items.has(own) ? own : (content.aliases.get(own) ?? own)
  if (act !== 'add-new' || sent.deleted === 1 || content.items.has(known) || BUILT_IN_ITEMS.has(known))
    return known
  const isSame = ({ type, value }: { type?: unknown; value?: unknown }): boolean =>
    type === sent.type && typeof value === 'string' && sameName(value, sent.value ?? '')
  const brought = [...BUILT_IN_ITEMS.values()].find(({ type, name }) => isSame({ type, value: name }))
  const isGone = ({ groups }: WireItem): boolean =>
    (groups.get('deleted')?.v as { deleted?: unknown })?.deleted === 1
  const named = [...content.items.values()].find(
    (item) =>
      item.kind === 'list_field' &&
      !isGone(item) &&
      isSame((item.groups.get('name')?.v as NameGroupValue) ?? {}),
  )
  return brought?.id ?? named?.clientId ?? known
}

function ourStamp({ content }: WireTable, stored: WireItem | undefined, now: number): Stamp {
  for (const { s } of stored?.groups.values() ?? []) content.clock = observeStamp(content.clock, s)
  content.clock = tickClock(content.clock, now)
  return makeStamp(content.clock, SERVER_DEVICE)
}
