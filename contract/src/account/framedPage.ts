/**
 * The origin of an operator's page that can be shown in a frame; null for what can only open in a new tab: a page of
 * the app's own origin, which forbids framing, and anything that is not a web page. [ACC-42]
 */
export function framedOrigin(link: string, ownOrigin: string): string | null {
  if (!URL.canParse(link)) return null
  const { protocol, origin } = new URL(link)
  return (protocol === 'https:' || protocol === 'http:') && origin !== ownOrigin ? origin : null
}
