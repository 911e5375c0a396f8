/** What can be made to go wrong on one request, and which requests it happens to. */

/** Which requests: by method (any if absent) and by path, a prefix or a pattern; the query is not looked at. */
export interface RequestMatch {
  readonly method?: string;
  readonly path: string | RegExp;
}

export type Fault =
  /** Answered here; the origin never sees it. Any status from 100 to 999. */
  | { readonly kind: 'answer'; readonly status: number; readonly body: string; readonly contentType?: string }
  /** Forwarded and decided, but the connection breaks before the answer: a reply lost after commit. */
  | { readonly kind: 'dropReply' }
  /** Forwarded twice, one after the other; the client gets the first answer, the second is kept in `echoes`. */
  | { readonly kind: 'duplicate' }
  /** Forwarded after `ms`. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Forwarded after `ms`, and every time anew: whoever keeps the answer asks whether it is still good. */
  | { readonly kind: 'late'; readonly ms: number }
  /** Forwarded once it is let go: what must happen meanwhile has happened, however busy a machine is. */
  | { readonly kind: 'hold'; readonly until: Promise<void> }
  /** Accepted and never answered. */
  | { readonly kind: 'silence' };

/** The answer to the second copy of a duplicated request. */
export interface Echo {
  readonly status: number;
  readonly body: string;
}

/** A fault that waits for its requests. */
export interface PlannedFault {
  /** Requests it happened to so far. */
  readonly hits: number;
  readonly echoes: readonly Echo[];
  cancel(): void;
}

interface Entry {
  readonly match: RequestMatch;
  readonly fault: Fault;
  left: number;
  hits: number;
  readonly echoes: Echo[];
}

/** The plan: faults in the order they were asked for, each for a number of requests. */
export class FaultPlan {
  readonly #entries: Entry[] = [];

  add(match: RequestMatch, fault: Fault, times: number): PlannedFault {
    const entry: Entry = { match, fault, left: times, hits: 0, echoes: [] };
    this.#entries.push(entry);
    return {
      get hits() {
        return entry.hits;
      },
      echoes: entry.echoes,
      cancel: () => {
        entry.left = 0;
      },
    };
  }

  /** Takes the first fault planned for a request, and counts it. */
  take(method: string, path: string): { readonly fault: Fault; readonly echoes: Echo[] } | undefined {
    const entry = this.#entries.find((candidate) => candidate.left > 0 && matches(candidate.match, method, path));
    if (entry === undefined) return undefined;
    entry.left -= 1;
    entry.hits += 1;
    return { fault: entry.fault, echoes: entry.echoes };
  }

  clear(): void {
    this.#entries.length = 0;
  }
}

function matches(match: RequestMatch, method: string, path: string): boolean {
  if (match.method !== undefined && match.method !== method) return false;
  return typeof match.path === 'string' ? path.startsWith(match.path) : match.path.test(path);
}
