/**
 * `AbortController` and `AbortSignal` as far as the engine uses them, in plain objects. The platform's own are events with everything that
 * belongs to them, and a run makes thousands. What the platform only warns of is counted: listeners that pile up on one signal.
 */

type Listener = (event: Event) => void;

interface Heard {
  readonly listener: Listener;
  readonly isOnce: boolean;
}

/** A signal of a worker's or a tab's whole life has some twenty; what is added for each call or frame has hundreds soon. */
const MOST_LISTENERS = 60;

/** @param onPile told once of each signal with too many listeners at a time */
export function plainAborts(onPile: (listeners: number) => void): typeof AbortController {
  class PlainSignal {
    aborted = false;
    private why: unknown = undefined;
    /** Of the engine's signals nearly all have one listener or none. */
    private heard: readonly Heard[] = [];
    private isPile = false;

    /** Made when somebody asks: an error of the platform's costs more than the rest of an abort, and hardly any is looked at. */
    get reason(): unknown {
      if (this.aborted) this.why ??= new DOMException('This operation was aborted', 'AbortError');
      return this.why;
    }

    addEventListener(type: string, listener: Listener, options?: { readonly once?: boolean }): void {
      if (type !== 'abort' || this.heard.some((one) => one.listener === listener)) return;
      this.heard = [...this.heard, { listener, isOnce: options?.once === true }];
      if (this.isPile || this.heard.length <= MOST_LISTENERS) return;
      this.isPile = true;
      onPile(this.heard.length);
    }

    removeEventListener(_type: string, listener: Listener): void {
      if (this.heard.length > 0) this.heard = this.heard.filter((one) => one.listener !== listener);
    }

    throwIfAborted(): void {
      if (this.aborted) throw this.reason as Error;
    }

    /** As the platform does it: whoever is removed by one that hears it first hears nothing. */
    tell(reason: unknown): void {
      if (this.aborted) return;
      this.aborted = true;
      this.why = reason;
      const { heard } = this;
      const event = { type: 'abort', target: this } as unknown as Event;
      for (const one of heard) {
        if (!this.heard.includes(one)) continue;
        if (one.isOnce) this.removeEventListener('abort', one.listener);
        one.listener(event);
      }
    }
  }

  class PlainController {
    readonly signal = new PlainSignal();
    abort(reason?: unknown): void {
      this.signal.tell(reason);
    }
  }
  return PlainController as unknown as typeof AbortController;
}
