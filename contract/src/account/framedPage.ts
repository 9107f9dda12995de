/**
 * The origin of a page of the operator that is shown in a frame; null for what is opened in a new tab alone: a page of
 * our own origin, which lets nobody frame it, and what is no web page. [ACC-42]
 */
export function framedOrigin(link: string, ownOrigin: string): string | null {
  if (!URL.canParse(link)) return null
  const { protocol, origin } = new URL(link)
  return (protocol === 'https:' || protocol === 'http:') && origin !== ownOrigin ? origin : null
}
