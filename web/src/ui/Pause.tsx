/** Separates two parts of a link or row that are only visually apart: screen readers would run them together. */
export const SpokenPause = () => <span className="unseen">, </span>
