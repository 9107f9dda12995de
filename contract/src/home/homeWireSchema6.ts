import { CARDS } from '@reprieve/domain/home/cards.ts'
import type { Counter, CounterName, Counters } from '@reprieve/domain/home/counters.ts'
import { toFields, type Fields } from '../fields.ts'
import { isSettingsKey } from '../settings/settingsGroups.ts'
import { cardKey, homeFromSettings, isCount, isYes } from './homeWire.ts'

/** Keys that are not migrated: the current table of cards and this device's counters replace them. */
const NOT_KEPT: readonly string[] = ['priority', 'count', 'canHide', 'sortable', 'recordsAdded', 'delayed']
const FLAGS: readonly string[] = ['pain_guide_introduced', 'hide', 'ignore', 'already_synced']

/**
 * The settings with the part that schema 6 left on the device. If cards have been stored since, those win: another
 * device may have sorted them meanwhile. A card of an unknown type is kept with all its fields. [HOME-25]
 */
export function addSchema6Home(kept: Fields, part: unknown): Fields {
  if (homeFromSettings(kept).cards.length > 0) return kept
  const flags = Object.entries(toFields(part)).filter(([key, value]) => FLAGS.includes(key) && isYes(value))
  const cards = cardsOf(part).flatMap(cardSettings)
  return { ...Object.fromEntries([...cards, ...flags.map(([key]) => [key, 1] as const)]), ...kept }
}

/** The counters of this device from schema 6. [HOME-25] */
export function readSchema6Counters(part: unknown): Counters {
  const counterOf = (type: CounterName): Counter => {
    const { recordsAdded, delayed } = cardsOf(part).find((card) => card['type'] === type) ?? {}
    return { added: isCount(recordsAdded) ? recordsAdded : 0, isDelayed: isYes(delayed) }
  }
  return { rate: counterOf('rate'), signup: counterOf('signup') }
}

function cardsOf(part: unknown): readonly Fields[] {
  const { cards } = toFields(part)
  return Array.isArray(cards) ? cards.map(toFields) : []
}

function cardSettings({ type, ...said }: Fields): [string, Fields][] {
  const key = typeof type === 'string' && type !== '' ? cardKey(type) : ''
  if (!isSettingsKey(key)) return []
  const isKnown = Object.hasOwn(CARDS, String(type))
  const { position, collapsed, hidden, delayTime, ...own } = said
  const left = Object.entries(own).filter(([name]) => !isKnown || !NOT_KEPT.includes(name))
  const settings: Fields = {
    ...Object.fromEntries(left),
    ...(isCount(position) && { position }),
    ...(isYes(collapsed) && { collapsed: 1 }),
    ...(isYes(hidden) && { hidden: 1 }),
    ...(isCount(delayTime) && { delayTime }),
  }
  return Object.keys(settings).length === 0 ? [] : [[key, settings]]
}
