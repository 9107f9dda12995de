import type codes from '../en/codes.json'
import type mail from '../en/mail.json'
import type shell from '../en/shell.json'

/** English has every key; the other languages are held to it by `npm run check`. */
export interface Words {
  codes: typeof codes
  mail: typeof mail
  shell: typeof shell
}

export type Area = keyof Words
export type Key<A extends Area> = keyof Words[A] & string
export type Values = Readonly<Record<string, string | number>>

/** One file as it lies on the disk: a translation may lag behind English, so any key may be missing. */
export type Messages = Readonly<Record<string, string | undefined>>
