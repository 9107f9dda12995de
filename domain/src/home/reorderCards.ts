import { CARDS, SORTED_TYPES, type CardType } from './cards.ts'
import { cardIn, withCard, type StoredCard, type StoredHome } from './storedHome.ts'

/**
 * The sorted cards, including those of a newer app. Two devices may have used one position twice, or left one out: here
 * each card appears once, in the same order everywhere. [HOME-24]
 */
export function sortedCardTypes({ cards }: Pick<StoredHome, 'cards'>): readonly string[] {
  const foreign = cards.filter((card) => !isKnown(card.type) && card.position !== null)
  const all = [...SORTED_TYPES.map((type) => cardIn({ cards }, type)), ...foreign]
  return all.toSorted(inOrder).map(({ type }) => type)
}

const isKnown = (type: string): type is CardType => Object.hasOwn(CARDS, type)

const defaultOf = (type: string): number =>
  (isKnown(type) ? CARDS[type].position : null) ?? SORTED_TYPES.length

const positionOf = ({ type, position }: StoredCard): number => position ?? defaultOf(type)

/** At equal positions, a card that the person placed comes before one at its default. */
const inOrder = (one: StoredCard, other: StoredCard): number =>
  positionOf(one) - positionOf(other) ||
  Number(one.position === null) - Number(other.position === null) ||
  defaultOf(one.type) - defaultOf(other.type) ||
  (one.type < other.type ? -1 : 1)

/**
 * `wanted`: the visible cards in their new order. They share the places that they had; hidden and unknown cards keep
 * theirs. All positions are written again, so that they stay consistent for apps with other defaults. [HOME-15,
 * HOME-24]
 */
export function reorderCards(home: StoredHome, wanted: readonly string[]): StoredHome {
  const before = sortedCardTypes(home)
  const moved = [...new Set(wanted)].filter((type) => before.includes(type))
  const places = moved.values()
  const after = before.map((type) => (moved.includes(type) ? places.next().value! : type))
  return after.reduce((now, type, position) => withCard(now, { ...cardIn(now, type), position }), home)
}

/** Moves a card to the place of another while dragging; the others close the gap. [HOME-19] */
export function movedCardTo<Type>(order: readonly Type[], type: Type, target: Type): readonly Type[] {
  const from = order.indexOf(type)
  const to = order.indexOf(target)
  if (from === -1 || to === -1 || from === to) return order
  return order.toSpliced(from, 1).toSpliced(to, 0, type)
}

/** Moves a card one place up or down; at either end it stays. [HOME-20] */
export const movedCardBy = <Type>(order: readonly Type[], type: Type, step: -1 | 1): readonly Type[] =>
  movedCardTo(order, type, order[order.indexOf(type) + step] ?? type)
