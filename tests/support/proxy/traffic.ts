/** What went through the proxy: how many connections, which requests. */

export interface SeenRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Status of the answer that the client got, `undefined` while or if there was none. */
  status?: number;
}

/** Requests remembered; older ones are only counted. */
const KEPT = 5_000;

export class Traffic {
  /** Connections accepted so far. */
  connections = 0;
  readonly requests: SeenRequest[] = [];
  readonly #counts = new Map<string, number>();

  record(request: SeenRequest): void {
    const key = `${request.method} ${request.path}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.requests.push(request);
    if (this.requests.length > KEPT) this.requests.shift();
  }

  /** How often a method and path (without query) were asked for. */
  count(method: string, path: string): number {
    return this.#counts.get(`${method} ${path}`) ?? 0;
  }
}
