/** Crockford's alphabet: no lookalikes, and no accidental words. */
export const CODE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Five bits per character: a hundred bits, which nobody can guess (D48). */
export const CODE_LENGTH = 20

const GROUP = 5

const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** As printed on paper. [INST-3] */
export const writtenCode = (letters: string): string =>
  (letters.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')

/** Accepts any spelling: with or without dashes, in lower case, with O for 0. Null: this is no code. [INST-3] */
export function codeFrom(typed: string): string | null {
  const typedLetters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
  const letters = Array.from(typedLetters, (letter) => MISREAD[letter] ?? letter)
  const isCode = letters.length === CODE_LENGTH && letters.every((letter) => CODE_CHARACTERS.includes(letter))
  return isCode ? letters.join('') : null
}

/** Enough for the owner to recognise it, and for nobody else to write to it. [INST-5] */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${Array.from(email.slice(0, at))[0] ?? ''}***${email.slice(at)}`
}
