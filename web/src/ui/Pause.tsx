/** Between two parts of a link or a row that stand apart on the screen: read aloud without it, they run together. */
export const Pause = () => <span className="unseen">, </span>
