/** What is sent to the origin: where a call goes, who makes it, and what it says. */
import type { HttpCall, PartsGiven } from '../../domain/calls/httpCall.ts';

/** Who asks. Without a session no session can be ended by the answer. */
export interface Credentials {
  readonly token: string;
  readonly sessionId: string | null;
}

/** A call that a client of ours makes. */
export type TimedCall = HttpCall & { readonly timeoutMs: number };

/** What a call is made with, beside what its row says. */
export type Asking<Call extends HttpCall> = PartsGiven<Call> & {
  readonly credentials: Credentials | null;
  /** Instead of the row's. */
  readonly timeoutMs?: number;
  /** Whether a 4xx may answer in plain text; anything else that is no JSON is `unexpected`. */
  readonly takesText?: boolean;
};

/** What the parts of any call are once its row's types have checked them. */
interface GivenParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Where a call goes, below the base. */
export function pathOf(
  { path }: HttpCall,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = new URLSearchParams(query).toString();
  return asked === '' ? filled : `${filled}?${asked}`;
}

/** What `fetch` is told of a call, without the signal that ends it. */
export function requestOf<Call extends HttpCall>(
  call: Call,
  asking: Asking<Call>,
): { readonly path: string; readonly init: RequestInit } {
  const { params, query, body, headers = {} } = asking as GivenParts;
  return {
    path: pathOf(call, params, query),
    init: {
      method: call.method,
      headers: { ...headers, ...tokenHeader(asking.credentials), ...(body === undefined ? {} : JSON_TYPE) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...COMMON,
    },
  };
}

/** The same for a body that is read on. */
export function openingRequest(credentials: Credentials, headers: Readonly<Record<string, string>>): RequestInit {
  return { method: 'GET', headers: { ...headers, ...tokenHeader(credentials) }, ...COMMON };
}

const JSON_TYPE = { 'content-type': 'application/json' } as const;
/** A redirect is a captive portal, never the origin. The token travels in its header only. */
const COMMON = { redirect: 'error', cache: 'no-store', credentials: 'omit' } as const;

function tokenHeader(credentials: Credentials | null): Record<string, string> {
  return credentials === null ? {} : { 'x-auth-token': `Bearer ${credentials.token}` };
}
