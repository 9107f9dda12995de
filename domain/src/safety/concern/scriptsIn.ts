export const SCRIPTS = ['latin', 'cyrillic', 'hangul', 'han'] as const

/** A writing system. Each of our languages is written in one of these. */
export type Script = (typeof SCRIPTS)[number]

const LETTERS: Readonly<Record<Script, RegExp>> = {
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  hangul: /\p{Script=Hangul}/u,
  han: /\p{Script=Han}/u,
}

/** The scripts that occur in a text: word classes of other scripts cannot match. [SAFE-25] */
export const scriptsIn = (text: string): readonly Script[] =>
  SCRIPTS.filter((script) => LETTERS[script].test(text))
