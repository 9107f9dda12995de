interface LinkClick extends Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'> {
  currentTarget: Pick<Element, 'getAttribute'>
}

/** A click that opens the link here: not in a new tab or window, and not as a download. [ROUTE-22] */
export function isPlainClick({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: LinkClick): boolean {
  const target = currentTarget.getAttribute('target')
  return (
    button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (target === null || target === '_self')
  )
}
