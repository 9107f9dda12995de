// Numbers in words. One is left out in every language: it is also an article or a pronoun.

const WORDS: readonly string[] = [
  // English
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dozen twice thrice',
  // German
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn',
  'achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend dutzend',
  'zweimal dreimal viermal fünfmal zehnmal doppelt',
  // Spanish
  'dos tres cuatro cinco seis siete ocho nueve diez doce trece catorce quince dieciséis diecisiete dieciocho',
  'diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento mil docena',
  // French
  'deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante',
  'cinquante soixante cent mille douzaine',
  // Russian, with the endings that they are met in
  'два две двух двум двумя три трёх трех трём тремя четыре четырёх четырех пять пяти шесть шести семь семи',
  'восемь восьми девять девяти десять десяти одиннадцать двенадцать тринадцать четырнадцать пятнадцать',
  'шестнадцать семнадцать восемнадцать девятнадцать двадцать двадцати тридцать сорок пятьдесят шестьдесят',
  'семьдесят восемьдесят девяносто сто тысяча дважды трижды',
]

const KNOWN: ReadonlySet<string> = new Set(WORDS.flatMap((line) => line.split(' ')))

// German writes larger numbers as one word: siebenundzwanzig.
const COMPOUND = /(?:und)(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)$/u

/** Korean uses its own number words, or Sino-Korean ones before a unit; the latter alone are everyday syllables. */
const KOREAN =
  /(?:둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열하나|열둘|스물|서른|마흔|쉰|예순|일흔|여든|아흔)|(?:^|[^가-힣])(?:두|세|네|열)\s?(?:번|날|개|달|주|가지|배|시간|알|정|명)|[이삼사오육칠팔구십백천]+\s?(?:점|퍼센트|밀리그램|시간|개월|번|회|알|정)(?![가-힣])/u
const CHINESE =
  /[二两三四五六七八九十百千万]+\s?(?:点|天|次|个|条|分|成|周|年|月|小时|片|粒|毫克|倍|种)|百分之|一半/u

// "once" is eleven in Spanish, and an everyday word in English.
const SPANISH_ELEVEN =
  /(?:^|[^\p{L}])once\s(?:d[ií]as|veces|registros|puntos|horas|minutos|comprimidos|pastillas|dosis)/u

const DIGIT = /\p{N}/u
const WORD = /\p{L}+/gu

/** Whether a text contains a number, in digits of any script or in words of the seven languages. [ASST-17] */
export function saysNumber(text: string): boolean {
  if (DIGIT.test(text) || KOREAN.test(text) || CHINESE.test(text)) return true
  if (SPANISH_ELEVEN.test(text.toLowerCase())) return true
  const words = text.toLowerCase().match(WORD) ?? []
  return words.some((word) => KNOWN.has(word) || COMPOUND.test(word))
}
