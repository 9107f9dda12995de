import { isQuestion, type Item } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { isFields, type Fields } from '../../fields.ts'
import { canStoreAnswer } from '../drafts.ts'
import type { AddFault } from './faults.ts'
import { itemFrom } from './item.ts'
import { isText } from './words.ts'

const MOST_ITEMS = 200
const DEEPEST = 6
const LONGEST_LINK_ID = 255

/** Names that every object inherits would pass for an answer. */
const isTaken = (linkId: string): boolean => linkId in Object.prototype || linkId === 'prototype'

interface Tree {
  items: readonly Item[]
  /** The source of each item, by linkId. */
  sources: ReadonlyMap<string, Fields>
}

type ComplainOf = (linkId: string) => AddFault

/** The items of a form without their conditions. Each linkId may occur once. */
export function treeFrom(said: unknown, complainOf: ComplainOf): Tree {
  const sources = new Map<string, Fields>()
  let isFull = false

  const read = (list: unknown, parent: Item | null, depth: number): readonly ReadItem[] => {
    if (list === undefined) return []
    const complain = complainOf(parent?.linkId ?? '')
    if (!Array.isArray(list) || list.length === 0) {
      complain('item')
      return []
    }
    if (depth > DEEPEST) {
      complain('too deep')
      return []
    }
    return list.flatMap((one) => readOne(one, parent, depth) ?? [])
  }

  const readOne = (one: unknown, parent: Item | null, depth: number): ReadItem | null => {
    const linkId: unknown = isFields(one) ? one['linkId'] : undefined
    if (!isFields(one) || !isText(linkId, LONGEST_LINK_ID) || isTaken(linkId)) {
      complainOf(parent?.linkId ?? '')('item without a linkId')
      return null
    }
    const complain = complainOf(linkId)
    if (sources.has(linkId)) {
      complain('linkId given twice')
      return null
    }
    if (sources.size >= MOST_ITEMS) {
      if (!isFull) complain('too many items')
      isFull = true
      return null
    }
    sources.set(linkId, one)
    const item = itemFrom(one, complain)
    if (item === null) return null
    if (isQuestion(item) && !canStoreAnswer(linkId)) complain('linkId too long')
    if (parent !== null && parent.kind !== 'group' && item.kind !== 'display')
      complain('question below a question')
    const isEnd = item.control === 'lower' || item.control === 'upper'
    if (isEnd && parent?.isSlider !== true) complain(`itemControl ${item.control}`)
    return withItems(item, read(one['item'], item, depth + 1), complain)
  }
  return { items: read(said, null, 1).map(plain), sources }
}

type ReadItem = Item & { control: string | null }

/** The labels at the ends of a scale belong to the scale: on their own they would be two lines without meaning. */
function withItems(item: ReadItem, below: readonly ReadItem[], complain: AddFault): ReadItem {
  const ends = (control: string): readonly ReadItem[] => below.filter((one) => one.control === control)
  const [lower, upper] = [ends('lower'), ends('upper')]
  if (lower.length > 1 || upper.length > 1) complain('two lower or upper')
  return {
    ...item,
    lower: lower[0]?.words ?? null,
    upper: upper[0]?.words ?? null,
    items: below.filter((one) => !lower.includes(one) && !upper.includes(one)).map(plain),
  }
}

function plain(read: ReadItem): Item {
  const { control: _, ...item } = read
  return item
}
