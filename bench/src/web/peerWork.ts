/** Where another library finds the records of somebody. */
export interface Remote {
  address: string
  userId: number
  /** How many documents at once, where the library lets one choose; null for its own number. */
  batch: number | null
  /** Only down or only up, where the library lets one choose: what an app may do that never hears of other devices. */
  isOneWay: boolean
}

/** What the page of another library can be asked to do: the same as the product's, with the same records. */
export interface PeerWork {
  /** One first sync into a database of its own; gives how many records are there after it. */
  firstSync(remote: Remote): Promise<{ ms: number; count: number; requests: number }>
  /** A database of its own with so many new records is synced once. */
  push(remote: Remote, count: number): Promise<{ ms: number; requests: number }>
}

declare global {
  var benchPeer: PeerWork
}
