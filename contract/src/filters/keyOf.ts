/** The key whose word in the table is this one; null if there is none. */
export function findKeyByWord<Key extends string>(
  table: Readonly<Record<Key, string>>,
  written: unknown,
): Key | null {
  const found = Object.entries(table).find(([, word]) => word === written)
  return found === undefined ? null : (found[0] as Key)
}
