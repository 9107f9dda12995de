// Separate Hangul letters, as in ㅈㅏㅅㅏㄹ: joined again they form the hidden word.

const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
const TAILS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

const LONE = /[ㄱ-ㅣ]/
const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3

/** [SAFE-4] */
export function joinJamo(text: string): string {
  if (!LONE.test(text)) return text
  const letters = Array.from(text)
  let joined = ''
  for (let at = 0; at < letters.length; at += 1) {
    const lead = LEADS.indexOf(letters[at] ?? '')
    const vowel = lead === -1 ? -1 : placeIn(VOWELS, letters[at + 1])
    if (vowel !== -1) {
      joined += String.fromCharCode(FIRST_SYLLABLE + (lead * VOWELS.length + vowel) * TAILS.length)
      at += 1
    } else {
      joined += letters[at]
    }
    const tail = placeIn(TAILS, letters[at + 1])
    // A letter that starts the next syllable does not end this one.
    if (tail <= 0 || placeIn(VOWELS, letters[at + 2]) !== -1 || !isOpenSyllable(joined)) continue
    joined = joined.slice(0, -1) + String.fromCharCode(joined.charCodeAt(joined.length - 1) + tail)
    at += 1
  }
  return joined
}

const placeIn = (row: string, letter: string | undefined): number =>
  letter === undefined ? -1 : row.indexOf(letter)

function isOpenSyllable(text: string): boolean {
  const last = text.charCodeAt(text.length - 1)
  return last >= FIRST_SYLLABLE && last <= LAST_SYLLABLE && (last - FIRST_SYLLABLE) % TAILS.length === 0
}
