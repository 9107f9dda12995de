/** Which key stands for a written word; null for a word that none stands for. */
export function keyOf<Key extends string>(
  table: Readonly<Record<Key, string>>,
  written: unknown,
): Key | null {
  const found = Object.entries(table).find(([, word]) => word === written)
  return found === undefined ? null : (found[0] as Key)
}
