/** Where another library finds a person's records. */
export interface Remote {
  address: string
  userId: number
  /** Documents per batch, if the library allows a choice; null for its default. */
  batch: number | null
  /**
   * Pull only or push only, if the library allows a choice: enough for an app that never receives changes of other
   * devices.
   */
  isOneWay: boolean
}

/** What the page of another library can do: the same as the product's page, with the same records. */
export interface PeerWork {
  /** One first sync into a new database; returns the number of records in it afterwards. */
  firstSync(remote: Remote): Promise<{ ms: number; count: number; requests: number }>
  /** Syncs a new database with this number of new records once. */
  push(remote: Remote, count: number): Promise<{ ms: number; requests: number }>
}

declare global {
  var benchPeer: PeerWork
}
