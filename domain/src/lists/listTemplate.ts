import type { Language } from '../settings/language.ts'
import { sameName } from '../writtenName.ts'
import { applyArrangement, arrangementChanges, type ItemChange } from './arrangement.ts'
import type { LabelledItem } from './editItem.ts'
import { FIELD_TYPES, isNothingItem, isOwn, type FieldType } from './listItem.ts'

/** An item that a template adds as the person's own. */
export interface TemplateItem {
  type: FieldType
  names: Readonly<Record<Language, string>>
  regions?: readonly string[]
}

/** The lists that suit a condition. */
export interface ListTemplate {
  key: string
  /** The ids of conditions of the catalogue that it is offered for. */
  conditions: readonly string[]
  names: Readonly<Record<Language, string>>
  /** Keys of built-in items that are shown, in this order. */
  shown: Readonly<Partial<Record<FieldType, readonly string[]>>>
  added: readonly TemplateItem[]
}

/** The lists as they are, and what the person did to them by hand. */
export interface ListsNow {
  itemsOf: (type: FieldType) => readonly LabelledItem[]
  /** The person showed or hid this item. */
  isByHand: (item: LabelledItem) => boolean
  /** The person moved items of this list. */
  isSorted: (type: FieldType) => boolean
}

/** What becomes of one list. */
export interface TemplateList {
  type: FieldType
  /** What is shown afterwards, in its order, without what is added. */
  shown: readonly LabelledItem[]
  /** What was shown before, and is hidden afterwards. */
  hidden: readonly LabelledItem[]
  added: readonly TemplateItem[]
  changes: readonly ItemChange<LabelledItem>[]
}

/** [TPL-1] */
export const planTemplate = (template: ListTemplate, now: ListsNow): readonly TemplateList[] =>
  FIELD_TYPES.filter(
    (type) => template.shown[type] !== undefined || template.added.some((item) => item.type === type),
  ).map((type) => planList(template, type, now))

function planList(template: ListTemplate, type: FieldType, now: ListsNow): TemplateList {
  const items = now.itemsOf(type)
  const keys = template.shown[type]
  const places = new Map(keys?.map((key, place) => [key, place]))
  const ofTemplate = template.added.filter((item) => item.type === type)
  const isNamed = (item: LabelledItem): boolean => ofTemplate.some((one) => hasName(item, one))
  const isShownThen = (item: LabelledItem): boolean => {
    if (isNothingItem(item) || isOwn(item)) return item.isShown || isNamed(item)
    if (now.isByHand(item)) return item.isShown
    return isNamed(item) || (keys === undefined ? item.isShown : places.has(item.key ?? ''))
  }
  const placeOf = (item: LabelledItem): number => places.get(item.key ?? '') ?? Infinity
  const order = now.isSorted(type)
    ? items
    : items.toSorted((one, other) => compare(placeOf(one), placeOf(other)))
  const arrangement = order.map((item) => ({ id: item.id, isShown: isShownThen(item) }))
  const then = applyArrangement(items, arrangement)
  return {
    type,
    shown: then.filter((item) => item.isShown && !isNothingItem(item)),
    hidden: items.filter((item) => item.isShown && !isShownThen(item)),
    added: ofTemplate.filter((one) => !items.some((item) => hasName(item, one))),
    changes: arrangementChanges(items, arrangement),
  }
}

/** Infinity minus itself is no number. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other)

/** In any language: the person may have changed theirs since. [LIST-11] */
const hasName = (item: LabelledItem, { names }: TemplateItem): boolean =>
  Object.values(names).some((name) => sameName(item.name, name) || sameName(item.label, name))

/**
 * Whether a template that was used explains how a built-in item is shown: then it is not the person's choice, and the
 * next template may change it.
 */
export const isFromTemplate = (
  { type, key, isShown }: Pick<LabelledItem, 'type' | 'key' | 'isShown'>,
  used: readonly ListTemplate[],
): boolean =>
  used.some(({ shown }) => shown[type] !== undefined && shown[type].includes(key ?? '') === isShown)

/** The template for a condition, by its id in the catalogue or by its name in any language. [TPL-1] */
export const templateForCondition = (
  templates: readonly ListTemplate[],
  { id, name, aliases = [] }: { id: string; name: string; aliases?: readonly string[] },
): ListTemplate | undefined =>
  templates.find(
    ({ conditions, names }) =>
      [id, ...aliases].some((one) => conditions.includes(one)) ||
      Object.values(names).some((one) => sameName(one, name)),
  )
