/** What is said, and the plain words that mean the same; nothing, if it only introduces or stands aside. */
export type Saying = readonly [said: RegExp, plain: string]

export const replaceSayings = (text: string, sayings: readonly Saying[]): string =>
  sayings.reduce((left, [said, plain]) => left.replace(said, plain), text)
