/** Lets the page draw and respond between two pieces of long work. */
export const letPageRespond = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
