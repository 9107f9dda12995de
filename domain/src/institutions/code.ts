/** Crockford's letters: none is mistaken for another, and no word comes of them. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Five bits a letter: a hundred bits, which nobody guesses (D48). */
export const CODE_LENGTH = 20

const GROUP = 5

const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** As it is written on paper. [INST-3] */
export const writtenCode = (letters: string): string =>
  (letters.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')

/** However it was typed: with or without dashes, in small letters, with O for 0. Null: this is no code. [INST-3] */
export function codeFrom(typed: string): string | null {
  const typedLetters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
  const letters = Array.from(typedLetters, (letter) => MISREAD[letter] ?? letter)
  const isCode = letters.length === CODE_LENGTH && letters.every((letter) => CODE_LETTERS.includes(letter))
  return isCode ? letters.join('') : null
}

/** Enough for its owner to know it by, and for nobody else to write to it. [INST-5] */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${Array.from(email.slice(0, at))[0] ?? ''}***${email.slice(at)}`
}
