/** The same in every language, as the field asks for it: a word in a language one half knows is mistyped. [ACC-18] */
const DELETE_WORD = 'DELETE'

export const isDeleteWord = (typed: string): boolean => typed.trim() === DELETE_WORD
