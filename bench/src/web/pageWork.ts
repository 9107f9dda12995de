import type { Pairs } from '../measure/measureAlternating.ts'

/** What a call to the product needs to know of who makes it. */
export interface Caller {
  userId: number
  token: string
}

/** How the floor keeps what it has: in a store with the product's indexes, or with none at all. */
export type FloorIndexing = 'indexed' | 'bare'

export interface Reads {
  /** Milliseconds of each try. */
  all: number[]
  latest: number[]
  /** Opening the database as well, as at a start. */
  openAndLatest: number[]
}

export interface Searches {
  /** To make everything ready, once. */
  built: number
  each: number[]
  /** How many of them found something. */
  found: number
}

/** `each` in the order in which they were typed: the first finds everything cold. */
export type GuideSearches = Searches

export interface ResultTimes {
  entries: number
  doses: number
  /** With at least one entry. */
  days: number
  /** To lay them out in columns, once. */
  built: number
  bytes: number
  /** For each filter: how long it took each time, and how many it found. */
  select: { each: number[]; found: number }[]
  insights: number[]
}

export interface ColumnReads {
  count: number
  fromRows: number
  /** The second time, when they lie ready. */
  asKept: number
}

/** By the clock, and of the processor in all of the browser. */
export interface Cost {
  ms: number
  cpu: number
}

/** Without a lock and with one, in turn. */
export interface LockTimes {
  starts: Pairs<Cost>
  asKept: Pairs<Cost>
  fromRows: Pairs<Cost>
  saves: Pairs<number>
  /** To seal all of them; a key from a passphrase. */
  pass: number
  passphrase: number
}

/** What the page of the bench can be asked to do, with the product's own local code. Times are milliseconds. */
export interface PageWork {
  /** This device has the diary of somebody who is not registered, with so many records. */
  fill(count: number): Promise<void>
  /** Some saves of one more record, each beside a plain strict put of the same row. */
  saves(rounds: number): Promise<Pairs<number>>
  reads(rounds: number): Promise<Reads>
  /** Over so many entries of a catalogue, the product's own search. */
  searches(entries: number, rounds: number): Promise<Searches>
  /** Over the articles whose words the server sent. */
  guideSearches(sent: string, typed: readonly string[]): Promise<GuideSearches>
  /** Over so many records and reflections of years, filtered and counted as the results are. */
  results(entries: number, rounds: number): Promise<ResultTimes>
  /** Of the diary that was filled before. */
  columnReads(): Promise<ColumnReads>
  /** Of two diaries of its own with so many records. */
  lockTimes(count: number, rounds: number): Promise<LockTimes>
  /** One first sync into a database of its own; gives how many records are there after it. */
  firstSync(caller: Caller): Promise<{ ms: number; count: number; requests: number }>
  /** The same rows by one fetch and one put of all. */
  firstFetch(floor: string, caller: Caller, kept: FloorIndexing): Promise<{ ms: number; count: number }>
  /** A diary of its own with so many new records is synced once; gives how many still wait after it. */
  push(caller: Caller, count: number): Promise<{ ms: number; waiting: number; requests: number }>
  /** The same rows by one POST and one put of all. */
  post(floor: string, given: { caller: Caller; count: number }, kept: FloorIndexing): Promise<{ ms: number }>
  /** A sync, and another one when nothing has happened; gives how many requests the second took. */
  idleSync(caller: Caller): Promise<number>
  /** From now on the app of this address belongs to them, as after a sign-in. */
  signIn(caller: Caller): Promise<void>
  /** How many records the app has of them here. */
  countOf(caller: Caller): Promise<number>
}

/** By which words home is known to be there. */
export interface HomeWatch {
  recordButton: string
  listWords: readonly string[]
}

/** Milliseconds since the navigation began, as the page itself saw them. */
export interface Opening {
  firstPaint: number
  /** The button that records a pain is drawn, and a press on its middle would reach it. */
  usable: number
  /** The newest records are drawn, or that there are none. */
  listed: number
  /** Of all scripts until then, packed. */
  scriptBytes: number
}

declare global {
  var benchWork: PageWork
  /** What the browser has worked so far; only in the page that was given it. */
  var benchCpu: () => Promise<number>
}
