/** Posts a report, and never says a word about it: who reports a fault must not make another one. */
export function postReport(endpoint: string, report: unknown): void {
  fetch(endpoint, {
    method: 'POST',
    // No header that would ask the other side first, no cookie, no address of ours, and also from a page that is closed.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(report),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    mode: 'no-cors',
  }).catch(() => undefined)
}
