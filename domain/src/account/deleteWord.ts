/** The same in every language, as shown at the field: a word in a half-known language gets mistyped. [ACC-18] */
const DELETE_WORD = 'DELETE'

export const isDeleteWord = (typed: string): boolean => typed.trim() === DELETE_WORD
