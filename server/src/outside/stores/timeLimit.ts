/** Limits the whole work, however many steps and retries a library makes. [BUY-28] */
export const withTimeLimit = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true })
    }),
  ])
