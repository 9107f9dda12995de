import { Buffer } from 'node:buffer'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A hostile value for one text field: raw JSON, since several of these cannot be written as a value. */
export interface HostileValue {
  name: string
  json: string
}

/** A hostile value for the whole body. */
export interface HostileBody {
  name: string
  headers: Record<string, string>
  body: Buffer
}

const DEEP = 10_000
const MB = 1_000_000

const TEXTS: Record<string, string> = {
  empty: '',
  blank: ' \t\n ',
  NUL: 'a\u0000b',
  'only NUL': '\u0000',
  'control characters': '\u0001\u0002\u0007\u0008\u001b[31m\u007f',
  'lone high surrogate': 'a\ud800b',
  'lone low surrogate': 'a\udc00b',
  'swapped surrogates': '\udc00\ud800',
  'right to left': '\u202ereversed\u202c',
  'Arabic and Hebrew': 'ألم شديد כאב חזק',
  'zero width': 'pa\u200bin\u200d\ufeff',
  'stacked marks': `a${'\u0301'.repeat(500)}`,
  'family emoji': '👩‍👩‍👧‍👦🏳️‍🌈',
  noncharacters: '\uffff\ufffe\ufdd0',
  'line separators': 'a\u2028b\u2029c',
  'full width': '＜ｓｃｒｉｐｔ＞',
  'Turkish i': 'Iıİi',
  'one megabyte': 'x'.repeat(MB),
  'one hundred kilobytes of a pattern': 'a@'.repeat(50_000),
  'many spaces': ' '.repeat(50_000),
  'one past a short limit': 'y'.repeat(501),
  'quote and comment': `' OR '1'='1' --`,
  'stacked statement': `'; drop table item; --`,
  'union select': `' UNION SELECT password FROM account --`,
  sleep: `1; select pg_sleep(10) --`,
  'dollar quotes': '$$; $1 $2 $body$',
  'backslash quote': "\\' or 1=1 --",
  'percent and underscore': '%_%',
  'script element': '<script>alert(1)</script>',
  'image with handler': '"><img src=x onerror=alert(1)>',
  'svg handler': '<svg/onload=alert(1)>',
  'javascript address': 'javascript:alert(1)',
  template: '{{7*7}}${7*7}<%= 7*7 %>#{7*7}',
  'ICU argument': '{0} {count, plural, one {x}}',
  'format letters': '%s%n%x%d',
  'CRLF header': 'a@example.org\r\nBcc: all@example.org',
  'encoded CRLF': 'a%0d%0aSet-Cookie: x=1',
  'parent folders': '../../../../etc/passwd',
  'encoded parent folders': '..%2f..%2f..%2fetc%2fpasswd',
  'Windows path': '..\\..\\windows\\win.ini',
  'file address': 'file:///etc/passwd',
  'inner address': 'http://169.254.169.254/latest/meta-data/',
  shell: '; cat /etc/passwd | $(id) `id`',
  LDAP: '*)(uid=*))(|(uid=*',
  'XML entity': '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  'log forging': 'ok\n{"level":30,"msg":"forged"}',
  '__proto__ text': '__proto__',
  'constructor text': 'constructor',
  'words of JavaScript': 'undefined',
  'not a number': 'NaN',
  'number text': '1e400',
  'spreadsheet formula': '=cmd|"/c calc"!A1',
  'two addresses': 'a@example.org,b@example.org',
  'slow pattern': `${'a'.repeat(250)}!@${'.'.repeat(250)}`,
}

const RAW: Record<string, string> = {
  null: 'null',
  true: 'true',
  number: '12345',
  'minus zero': '-0',
  'too large for a double': '1e400',
  'too small for a double': '1e-400',
  'beyond safe integers': '9007199254740993',
  'thirty digits': '123456789012345678901234567890',
  'beyond a bigint column': '9223372036854775808',
  fraction: '0.30000000000000004',
  list: '["a"]',
  'empty object': '{}',
  '__proto__ key': '{"__proto__":{"admin":true}}',
  'constructor key': '{"constructor":{"prototype":{"admin":true}}}',
  'NUL in a key': '{"a\\u0000b":1}',
  'surrogate in a key': '{"\\ud800":1}',
  'toString key': '{"toString":1,"valueOf":2,"length":-1}',
  'duplicate keys': '{"a":1,"a":2}',
  'deep lists': `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  'deep objects': `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  'long list': `[${'0,'.repeat(20_000)}0]`,
  'many keys': `{${Array.from({ length: 5_000 }, (_, key) => `"k${key}":0`).join(',')}}`,
  'bad escape': '"\\x"',
  'half an escape': '"\\u12"',
  'bare NaN': 'NaN',
}

export const HOSTILE_VALUES: HostileValue[] = [
  ...Object.entries(TEXTS).map(([name, text]) => ({ name, json: JSON.stringify(text) })),
  ...Object.entries(RAW).map(([name, json]) => ({ name: `raw ${name}`, json })),
]

const JSON_TYPE = { 'content-type': 'application/json' }
const body = (name: string, text: string | Buffer, headers: Record<string, string> = {}): HostileBody => ({
  name,
  headers: { ...JSON_TYPE, ...headers },
  body: Buffer.from(text as string),
})

// Compressed to a few kilobytes, but a hundred times what any call may decompress.
const NOTHING = Buffer.alloc(100 * MB)
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }

export const HOSTILE_BODIES: HostileBody[] = [
  body('no body', ''),
  body('null', 'null'),
  body('list', '[]'),
  body('text', '"x"'),
  body('number', '1'),
  body('half an object', '{"a":'),
  body('two objects', '{}{}'),
  body('byte order mark', '\ufeff{}'),
  body('comment', '{/* x */}'),
  body('not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x22, 0x3a, 0x31, 0x7d])),
  body('UTF-16', Buffer.from('{"a":1}', 'utf16le')),
  body('NUL bytes', Buffer.alloc(1_000)),
  body('__proto__ on top', '{"__proto__":{"result_code":0}}'),
  body('duplicate keys on top', '{"records":[],"records":1,"username":"a","username":"b"}'),
  body('envelope keys', '{"result_code":0,"result_msg":"x","user_id":1,"is_pro":true}'),
  body('deep on top', `${'{"records":['.repeat(DEEP)}${']}'.repeat(DEEP)}`),
  body('six megabytes', Buffer.alloc(6 * MB, 0x20)),
  body('wrong type: text', '{}', { 'content-type': 'text/plain' }),
  body('wrong type: form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
  body('wrong type: multipart', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
  body('wrong type: XML', '<a/>', { 'content-type': 'application/xml' }),
  body('wrong type: nonsense', '{}', { 'content-type': ';;;' }),
  body('another charset', '{}', { 'content-type': 'application/json; charset=utf-7' }),
  body('gzip bomb', gzipSync(NOTHING), { 'content-encoding': 'gzip' }),
  body('brotli bomb', brotliCompressSync(NOTHING, QUICK), { 'content-encoding': 'br' }),
  body('gzip in gzip', gzipSync(gzipSync('{}')), { 'content-encoding': 'gzip, gzip' }),
  body('broken gzip', gzipSync('{"a":1}').subarray(0, 12), { 'content-encoding': 'gzip' }),
  body('gzip that is none', '{}', { 'content-encoding': 'gzip' }),
  body('unknown encoding', '{}', { 'content-encoding': 'zstd-of-tomorrow' }),
]
