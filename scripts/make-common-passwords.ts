// Makes server/src/access/common-passwords.txt once, by hand (about five minutes): the client hashes (D12) of the
// passwords people choose most, cut to 8 bytes. Never run at start or in a test.
// Usage: node scripts/make-common-passwords.ts <passwords.json of the npm package @zxcvbn-ts/language-common>
import { readFile, writeFile } from 'node:fs/promises'
import { clientHash } from '@reprieve/contract/account/clientHash.ts'

const WANTED = 3000
const SHORTEST_ALLOWED = 6
const KEPT_CHARACTERS = 11
/** Words for this product and its subject: people try them first for a password that is easy to remember. */
const OUR_WORDS = ['reprieve', 'solace', 'paindiary', 'painrecord', 'mypain', 'nopain', 'painfree']
const ENDINGS = ['', '1', '12', '123', '1234', '!', '2025', '2026']

const source = process.argv[2]
if (source === undefined) throw new Error('name the passwords.json to read')
const words = (JSON.parse(await readFile(source, 'utf8')) as string[])
  .filter((word) => word.length >= SHORTEST_ALLOWED)
  .slice(0, WANTED)
const ours = OUR_WORDS.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)])
  .flatMap((word) => ENDINGS.map((ending) => word + ending))
  .filter((word) => !words.includes(word))

const lines = [
  '# The 3,000 most used passwords of @zxcvbn-ts/language-common 4.1.3 (MIT) with 6 or more characters:',
]
lines.push('# the first 11 characters of each client hash; and those of our own words. Made by')
lines.push('# scripts/make-common-passwords.ts.')
const hashes: string[] = []
for (const word of [...words, ...ours]) hashes.push((await clientHash(word)).slice(0, KEPT_CHARACTERS))
await writeFile(
  new URL('../server/src/access/common-passwords.txt', import.meta.url),
  [...lines, ...hashes.sort()].join('\n') + '\n',
)
console.log(`${hashes.length} hashes written`)
