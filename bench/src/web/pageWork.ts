import type { Pairs } from '../measure/measureAlternating.ts'

/** What a call to the product needs to know about its caller. */
export interface Caller {
  userId: number
  token: string
}

/** How the floor stores its rows: with the product's indexes, or with none. */
export type FloorIndexing = 'indexed' | 'bare'

export interface Reads {
  /** Milliseconds of each run. */
  all: number[]
  latest: number[]
  /** Includes opening the database, as at a start. */
  openAndLatest: number[]
}

export interface Searches {
  /** Milliseconds to build the index, once. */
  built: number
  each: number[]
  /** The number of searches with a result. */
  found: number
}

/** `each` is in the order of typing: the first search runs without any cache. */
export type GuideSearches = Searches

export interface ResultTimes {
  entries: number
  doses: number
  /** Days with at least one entry. */
  days: number
  /** Milliseconds to build the columns, once. */
  built: number
  bytes: number
  /** For each filter: the time of each run, and the number of matches. */
  select: { each: number[]; found: number }[]
  insights: number[]
}

export interface ColumnReads {
  count: number
  fromRows: number
  /** The second time, when the columns are stored. */
  asKept: number
}

/** Elapsed time, and processor time of the whole browser. */
export interface Cost {
  ms: number
  cpu: number
}

/** Measured alternately without and with a lock. */
export interface LockTimes {
  starts: Pairs<Cost>
  asKept: Pairs<Cost>
  fromRows: Pairs<Cost>
  saves: Pairs<number>
  /** Milliseconds to encrypt all rows, and to derive a key from a passphrase. */
  pass: number
  passphrase: number
}

/** What the bench page can do with the product's local code. Times are in milliseconds. */
export interface PageWork {
  /** Creates a diary of a person without an account with this number of records on this device. */
  fill(count: number): Promise<void>
  /** Saves one more record several times, each compared with a plain strict put of the same row. */
  saves(rounds: number): Promise<Pairs<number>>
  reads(rounds: number): Promise<Reads>
  /** The product's search over this number of catalogue entries. */
  searches(entries: number, rounds: number): Promise<Searches>
  /** Searches the articles whose words the server sent. */
  guideSearches(sent: string, typed: readonly string[]): Promise<GuideSearches>
  /** Filters and counts this number of records and reflections, as the results do. */
  results(entries: number, rounds: number): Promise<ResultTimes>
  /** Uses the diary that `fill` created. */
  columnReads(): Promise<ColumnReads>
  /** Creates two new diaries with this number of records. */
  lockTimes(count: number, rounds: number): Promise<LockTimes>
  /** One first sync into a new database; returns the number of records in it afterwards. */
  firstSync(caller: Caller): Promise<{ ms: number; count: number; requests: number }>
  /** The same rows with one fetch and one put of all. */
  firstFetch(floor: string, caller: Caller, kept: FloorIndexing): Promise<{ ms: number; count: number }>
  /** Syncs a new diary with this number of new records once; returns the number of records that are still unsent. */
  push(caller: Caller, count: number): Promise<{ ms: number; waiting: number; requests: number }>
  /** The same rows with one POST and one put of all. */
  post(floor: string, given: { caller: Caller; count: number }, kept: FloorIndexing): Promise<{ ms: number }>
  /** Syncs, and syncs again without a change; returns the number of requests of the second sync. */
  idleSync(caller: Caller): Promise<number>
  /** From now on the app of this origin belongs to this person, as after a sign-in. */
  signIn(caller: Caller): Promise<void>
  /** The number of this person's records that the app has here. */
  countOf(caller: Caller): Promise<number>
}

/** The texts that show that home is drawn. */
export interface HomeWatch {
  recordButton: string
  listWords: readonly string[]
}

/** Milliseconds since the navigation started, measured in the page. */
export interface Opening {
  firstPaint: number
  /** The button that records a pain is drawn, and a press on its middle would reach it. */
  usable: number
  /** The newest records are drawn, or the text that there are none. */
  listed: number
  /** The compressed size of all scripts loaded until then. */
  scriptBytes: number
  requests: number
}

declare global {
  var benchWork: PageWork
  /** Processor time of the browser so far; only in the page that received this function. */
  var benchCpu: () => Promise<number>
}
