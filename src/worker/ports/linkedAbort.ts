/** An abort of one's own that also follows another, even one that was aborted already. */
export interface LinkedAbort {
  readonly signal: AbortSignal;
  readonly abort: () => void;
  /** Stops following, so that a long-lived signal does not collect listeners. */
  unlink(): void;
}

export function linkedAbort(outer: AbortSignal): LinkedAbort {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  if (outer.aborted) abort();
  else outer.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    abort,
    unlink: () => {
      outer.removeEventListener('abort', abort);
    },
  };
}
