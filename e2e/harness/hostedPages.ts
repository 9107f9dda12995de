import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The operator's own pages, on another origin than the app. */
export interface HostedPages {
  address: string
  /** The referrer of each answered request for a page. */
  referrers: () => (string | undefined)[]
  close: () => Promise<void>
}

/** `/eula/en` is a page with a script that would change it; `/silent` never answers. */
export async function startHostedPages(): Promise<HostedPages> {
  const referrers: (string | undefined)[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (path.startsWith('/silent')) return
    if (path.startsWith('/eula')) referrers.push(request.headers.referer)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(pageIn(path.split('/').at(-1) ?? ''))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    referrers: () => referrers,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const pageIn = (language: string): string => `<!doctype html><html lang="${language}"><title>Terms</title>
<h1>The terms of the clinic, ${language}</h1><p>${'You keep your rights. '.repeat(80)}</p>
<script>document.querySelector('h1').textContent = 'A script ran'</script></html>`
