/** Posts a report and ignores errors: reporting a fault must not cause another one. */
export function postReport(endpoint: string, report: unknown): void {
  fetch(endpoint, {
    method: 'POST',
    // No header that needs a preflight request, no cookie, no referrer, and sent even when the page is closing.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(report),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    mode: 'no-cors',
  }).catch(() => undefined)
}
