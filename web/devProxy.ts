import type { ProxyOptions } from 'vite'

const PATHS = ['/api', '/dev', '/readyz', '/healthz']

/**
 * The paths that `npm run dev` passes on to the server. The Host header stays that of the page: the server refuses a
 * POST whose Origin differs from its Host, and Vite's short form would change the Host. [TOOL-26]
 */
export const devProxy = (server: string): Record<string, ProxyOptions> =>
  Object.fromEntries(PATHS.map((path) => [path, { target: server, changeOrigin: false }]))
