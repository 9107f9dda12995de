/** A file that was edited by hand and has a fault must not reach a person's profile. [CONT-6] */
export function checkedCatalogue<Entry>(
  entries: readonly Entry[],
  faultsOf: (entry: Entry) => string[],
): readonly Entry[] {
  const faults = entries.flatMap(faultsOf)
  if (faults.length > 0) throw new Error(`The catalogue is wrong: ${faults.join('; ')}`)
  return entries
}
