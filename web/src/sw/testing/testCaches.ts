import { createHash } from 'node:crypto'
import type { AppFile } from '../appFiles.ts'

const pathOf = (key: RequestInfo | URL): string =>
  new URL(typeof key === 'object' && 'url' in key ? key.url : String(key), 'http://localhost').pathname

/** Caches in memory, which tests can inspect. */
export class TestCaches {
  readonly kept = new Map<string, Map<string, string>>()

  isBroken = false

  async open(name: string): Promise<Cache> {
    if (this.isBroken) throw new DOMException('storage is broken', 'UnknownError')
    const entries = this.kept.get(name) ?? new Map<string, string>()
    this.kept.set(name, entries)
    return {
      match: async (key: RequestInfo) => responseOf(entries.get(pathOf(key))),
      put: async (key: RequestInfo, response: Response) => {
        const text = await response.text()
        entries.set(pathOf(key), text)
      },
      delete: async (key: RequestInfo) => entries.delete(pathOf(key)),
      keys: async () => [...entries.keys()].map((path) => new Request(`http://localhost${path}`)),
    } as unknown as Cache
  }

  async match(key: RequestInfo): Promise<Response | undefined> {
    const holder = [...this.kept.values()].find((entries) => entries.has(pathOf(key)))
    return responseOf(holder?.get(pathOf(key)))
  }

  readonly keys = async (): Promise<string[]> => [...this.kept.keys()]
  readonly delete = async (name: string): Promise<boolean> => this.kept.delete(name)
  readonly has = async (name: string): Promise<boolean> => this.kept.has(name)

  paths(name: string): string[] {
    return [...(this.kept.get(name)?.keys() ?? [])].sort()
  }
}

const responseOf = (text: string | undefined): Response | undefined =>
  text === undefined ? undefined : new Response(text)

const integrityOf = (content: string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

export const fileWith = (path: string, content: string): AppFile => ({
  path,
  integrity: integrityOf(content),
})

/** A server: it serves its files, and rejects a wrong integrity hash, as fetch does. */
export class TestServer {
  readonly asked: string[] = []
  readonly contents: Map<string, string>

  constructor(contents: Record<string, string>) {
    this.contents = new Map(Object.entries(contents))
  }

  readonly fetch = async (asked: RequestInfo, how: RequestInit = {}): Promise<Response> => {
    const path = pathOf(asked)
    this.asked.push(path)
    const content = this.contents.get(path)
    if (content === undefined) return new Response('', { status: 404 })
    if (how.integrity !== undefined && how.integrity !== integrityOf(content))
      throw new TypeError('integrity')
    return new Response(content)
  }
}
