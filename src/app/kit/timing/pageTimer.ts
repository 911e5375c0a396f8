/** The page's timer, in the form that the engine's parts are handed one. */

/** Calls back once after `ms`; the returned function cancels. */
export function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
