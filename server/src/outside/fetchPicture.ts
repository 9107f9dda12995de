import type { IncomingMessage } from 'node:http'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { lookUpAddress, pinLookup, INTERNET_ACCESS, type NetworkAccess } from './networkAccess.ts'

export type FetchProblem = 'not-allowed' | 'away' | 'too-large'

const MOST_BYTES = 2 * 1024 * 1024

/** Hosts where the providers keep pictures. */
const HOSTS = ['googleusercontent.com', 'fbsbx.com', 'fbcdn.net']

/**
 * Downloads a picture from a provider. The address came from the provider, not from the person; even so only known
 * hosts are allowed, and none inside our own network: the name is resolved once and the request goes to that address,
 * so that a second lookup cannot lead elsewhere. No redirect is followed.
 */
export async function fetchPicture(
  address: string,
  line: NetworkAccess = INTERNET_ACCESS,
): Promise<Result<Buffer, FetchProblem>> {
  const url = allowedUrl(address)
  if (url === null) return err('not-allowed')
  const lookup = await lookUpAddress(url.hostname, line)
  return lookup.ok ? download(url, lookup.value, line) : lookup
}

function allowedUrl(address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isKnown = HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  const isPlain = url.port === '' && url.username === '' && url.password === ''
  return url.protocol === 'https:' && isKnown && isPlain ? url : null
}

function download(url: URL, address: string, line: NetworkAccess): Promise<Result<Buffer, FetchProblem>> {
  return new Promise((settle) => {
    const request = line.open(
      {
        hostname: url.hostname,
        path: `${url.pathname}${url.search}`,
        servername: url.hostname,
        lookup: pinLookup(address),
        agent: false,
        headers: { accept: 'image/*' },
        signal: AbortSignal.timeout(line.patienceMs),
      },
      (answer) => {
        if (answer.statusCode === 200) return void collect(answer).then(settle)
        answer.destroy()
        settle(err('away'))
      },
    )
    request.on('error', () => settle(err('away')))
    request.end()
  })
}

async function collect(answer: IncomingMessage): Promise<Result<Buffer, FetchProblem>> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length
      // Leaving the loop closes the connection.
      if (size > MOST_BYTES) return err('too-large')
      parts.push(part)
    }
  } catch {
    return err('away')
  }
  return ok(Buffer.concat(parts))
}
