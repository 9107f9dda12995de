export const CHARACTER_KIND = { space: 0, digit: 1, han: 2, hangul: 3, letter: 4 } as const

const isBetween = (code: number, from: number, to: number): boolean => code >= from && code <= to

const isHan = (code: number): boolean =>
  isBetween(code, 0x34_00, 0x4d_bf) || isBetween(code, 0x4e_00, 0x9f_ff) || isBetween(code, 0xf9_00, 0xfa_ff)

const isHangul = (code: number): boolean =>
  isBetween(code, 0xac_00, 0xd7_a3) || isBetween(code, 0x11_00, 0x11_ff) || isBetween(code, 0x31_30, 0x31_8f)

/** The kind of a character in a folded text. A word ends where the kind changes, even without a space: 10월, 吃Aleve. */
export function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (Number.isNaN(code) || code === 0x20) return CHARACTER_KIND.space
  // Digits, and the dot, slash and dash kept between them.
  if (isBetween(code, 0x2d, 0x39)) return CHARACTER_KIND.digit
  if (isHan(code)) return CHARACTER_KIND.han
  return isHangul(code) ? CHARACTER_KIND.hangul : CHARACTER_KIND.letter
}

/** Whether a text has Han or Hangul: such words match anywhere, as they have no spaces or have endings. */
export function isShortScript(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const kind = kindAt(text, at)
    if (kind === CHARACTER_KIND.han || kind === CHARACTER_KIND.hangul) return true
  }
  return false
}
