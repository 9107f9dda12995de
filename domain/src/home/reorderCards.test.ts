import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SORTED_TYPES } from './cards.ts'
import { NO_HOME, cardIn, emptyCard, type StoredCard, type StoredHome } from './storedHome.ts'
import { movedCardBy, movedCardTo, sortedCardTypes, reorderCards } from './reorderCards.ts'

const at = (type: string, position: number | null): StoredCard => ({ ...emptyCard(type), position })
const homeOf = (...cards: StoredCard[]): StoredHome => ({ ...NO_HOME, cards })

test('[HOME-15] until a person sorts them, they have the order of the specification', () => {
  expect(sortedCardTypes(NO_HOME)).toEqual(['pain_guide', 'recent_records', 'pain_conditions', 'medications'])
})

test('[HOME-15] the cards that the person sees share the places that they had', () => {
  const home = reorderCards(NO_HOME, ['medications', 'recent_records', 'pain_conditions'])
  expect(sortedCardTypes(home)).toEqual(['pain_guide', 'medications', 'recent_records', 'pain_conditions'])
  expect(SORTED_TYPES.map((type) => cardIn(home, type).position)).toEqual([0, 2, 3, 1])
})

test('[HOME-5, HOME-15] a card that is not sortable cannot be inserted, and none appears twice', () => {
  const home = reorderCards(NO_HOME, [
    'record',
    'medications',
    'rate',
    'engagement',
    'medications',
    'pain_guide',
  ])
  expect(sortedCardTypes(home)).toEqual(['medications', 'recent_records', 'pain_conditions', 'pain_guide'])
  expect(home.cards).toHaveLength(4)
})

test('[HOME-24] several in one position: first those put there, by their default, and one of a newer app last', () => {
  const home = homeOf(at('weather', 0), at('medications', 0), at('recent_records', 0))
  expect(sortedCardTypes(home)).toEqual([
    'recent_records',
    'medications',
    'weather',
    'pain_guide',
    'pain_conditions',
  ])
})

test('[HOME-24] a card of a newer app keeps its position and its data', () => {
  const weather = { ...at('weather', 1), isCollapsed: true }
  const home = homeOf(weather, at('recent_records', 2), at('pain_conditions', 3), at('medications', 4))
  const after = reorderCards(home, ['medications', 'pain_guide', 'recent_records', 'pain_conditions'])
  expect(sortedCardTypes(after)).toEqual([
    'medications',
    'weather',
    'pain_guide',
    'recent_records',
    'pain_conditions',
  ])
  expect(cardIn(after, 'weather')).toEqual(weather)
})

test('[HOME-24] a card of a newer app that is not sortable is not part of the order, and stays', () => {
  const home = homeOf(at('weather', null))
  expect(sortedCardTypes(home)).not.toContain('weather')
  expect(reorderCards(home, ['medications', 'pain_guide']).cards).toContainEqual(at('weather', null))
})

const aType = fc.constantFrom<string>(...SORTED_TYPES, 'weather', 'sleep', 'rate', 'constructor')
const aPosition = fc.option(fc.integer({ min: 0, max: 6 }), { nil: null })
const aHome: fc.Arbitrary<StoredHome> = fc
  .uniqueArray(fc.tuple(aType, aPosition), { selector: ([type]) => type })
  .map((cards) => homeOf(...cards.map(([type, position]) => at(type, position))))
const aWish = fc.uniqueArray(aType)

/** As settings merge: for each key the later of the two values. */
const merged = (one: StoredHome, other: StoredHome, isLater: readonly boolean[]): StoredHome => {
  const types = [...new Set([...one.cards, ...other.cards].map(({ type }) => type))].toSorted()
  const pick = (type: string, index: number): StoredCard[] => {
    const [first, second] = isLater[index % isLater.length]! ? [other, one] : [one, other]
    return [first, second].flatMap(({ cards }) => cards.filter((card) => card.type === type)).slice(0, 1)
  }
  return { ...NO_HOME, cards: types.flatMap(pick) }
}

test('[HOME-24] two devices sort and meet: each position once, no card lost, the same order on both', () => {
  const laters = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(aHome, aWish, aWish, laters, (home, mine, theirs, isLater) => {
      const met = merged(reorderCards(home, mine), reorderCards(home, theirs), isLater)
      const order = sortedCardTypes(met)
      expect(order.toSorted()).toEqual(sortedCardTypes(home).toSorted())
      expect(order.toSorted()).toEqual([...new Set(order)].toSorted())
      expect(home.cards.every(({ type }) => met.cards.some((card) => card.type === type))).toBe(true)
      expect(sortedCardTypes({ cards: met.cards.toReversed() })).toEqual(order)
      const settled = reorderCards(met, [])
      expect(sortedCardTypes(settled)).toEqual(order)
      expect(order.map((type) => cardIn(settled, type).position)).toEqual(order.map((_, index) => index))
    }),
    { seed: 24, numRuns: 300 },
  )
})

test('[HOME-15] the person gets the order that they asked for', () => {
  fc.assert(
    fc.property(aHome, aWish, (home, wanted) => {
      const before = sortedCardTypes(home)
      const after = sortedCardTypes(reorderCards(home, wanted))
      const moved = wanted.filter((type) => before.includes(type))
      expect(after.filter((type) => moved.includes(type))).toEqual(moved)
      const isStill = (order: readonly string[]) => order.map((type) => (moved.includes(type) ? '' : type))
      expect(isStill(after)).toEqual(isStill(before))
    }),
    { seed: 15 },
  )
})

const FOUR = ['a', 'b', 'c', 'd']

test('[HOME-19] a dragged card takes the position of another, and the others close up', () => {
  expect(movedCardTo(FOUR, 'a', 'c')).toEqual(['b', 'c', 'a', 'd'])
  expect(movedCardTo(FOUR, 'd', 'b')).toEqual(['a', 'd', 'b', 'c'])
  for (const [type, target] of [
    ['a', 'a'],
    ['x', 'a'],
    ['a', 'x'],
  ] as const)
    expect(movedCardTo(FOUR, type, target)).toBe(FOUR)
})

test('[HOME-20] by presses alone every order is reached that pulling reaches; at the ends nothing moves', () => {
  expect(movedCardBy(FOUR, 'a', -1)).toBe(FOUR)
  expect(movedCardBy(FOUR, 'd', 1)).toBe(FOUR)
  expect(movedCardBy(FOUR, 'b', 1)).toEqual(['a', 'c', 'b', 'd'])
  fc.assert(
    fc.property(fc.constantFrom(...FOUR), fc.constantFrom(...FOUR), (type, target) => {
      const step = FOUR.indexOf(target) < FOUR.indexOf(type) ? -1 : 1
      const presses = Math.abs(FOUR.indexOf(target) - FOUR.indexOf(type))
      let order: readonly string[] = FOUR
      for (let press = 0; press < presses; press += 1) order = movedCardBy(order, type, step)
      expect(order).toEqual(movedCardTo(FOUR, type, target))
    }),
    { seed: 20 },
  )
})
