/**
 * The first record that a later number leads to. `next` is the record that one belongs to: null if it is no later
 * number, or if that record is not here. Records that name each other are ordinary. [EPI-8, EPI-11]
 */
export function firstRecord<Id>(one: Id, next: (id: Id) => Id | null): Id {
  const passed = new Set<Id>()
  let first = one
  while (!passed.has(first)) {
    passed.add(first)
    const before = next(first)
    if (before === null) return first
    first = before
  }
  return one
}
