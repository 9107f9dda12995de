/** Returns the text of a key in the user's language: web and server pass in the texts of an area. */
export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string
