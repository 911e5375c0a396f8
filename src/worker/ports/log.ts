/** Where a worker reports what operators should know. Never a token, a password, a member's data or a response body. */
export interface Log {
  warn(what: string, facts?: Readonly<Record<string, string | number>>): void;
}
