export const LONGEST_NOTE = 20_000

/** The text without what no database stores: a pasted NUL or half an emoji would get all of it refused. */
export const writtenText = (text: string): string => text.replaceAll('\0', '').toWellFormed()
