/** What is said under a key, in the language of whoever asks: web and server hand in the texts of an area. */
export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string
