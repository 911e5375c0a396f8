/**
 * What a line sees of the calls that pass it: which were made, and how many bytes of each answer came to the browser.
 *
 * It reads the first line of what is sent up a connection; browsers make no second call on one before the first is answered.
 */

export interface SeenRequest {
  readonly method: string;
  /** With its query. */
  readonly url: string;
  /** Epoch ms. */
  readonly at: number;
  /** Of the answer, with its head, as they came to the browser. */
  delivered: number;
  /** 0 until the answer began. */
  status: number;
  /** Whether the whole of the answer came. */
  isWhole: boolean;
}

/** Of one connection. */
export interface RequestWatch {
  sent(bytes: Buffer): void;
  delivered(bytes: Buffer): void;
}

const CALL = /^(GET|HEAD|POST|PUT|PATCH|DELETE) (\S+) HTTP\/1\.1\r\n/;
const LAST_CHUNK = Buffer.from('0\r\n\r\n');
const LONGEST_HEAD = 8_192;

/** @param note told of each call as it is made */
export function watchRequests(now: () => number, note: (request: SeenRequest) => void): RequestWatch {
  let current: SeenRequest | undefined;
  let head = '';
  /** Bytes the whole answer has; `undefined` until its head is known or if it comes in chunks. */
  let total: number | undefined;
  return {
    sent(bytes) {
      const found = CALL.exec(bytes.toString('latin1', 0, LONGEST_HEAD));
      if (found === null) return;
      current = { method: found[1] ?? '', url: found[2] ?? '', at: now(), delivered: 0, status: 0, isWhole: false };
      head = '';
      total = undefined;
      note(current);
    },
    delivered(bytes) {
      if (current === undefined) return;
      current.delivered += bytes.length;
      if (!head.includes('\r\n\r\n')) {
        head += bytes.toString('latin1');
        total = readHead(head, current);
      }
      current.isWhole =
        total === undefined ? bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : current.delivered >= total;
    },
  };
}

/** @returns the length of the whole answer, `undefined` if it tells none yet */
function readHead(head: string, request: SeenRequest): number | undefined {
  const end = head.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  request.status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  const length = /^content-length: (\d+)\r$/im.exec(head.slice(0, end + 2))?.[1];
  if (length !== undefined) return end + 4 + Number(length);
  return request.status === 204 || request.status === 304 ? end + 4 : undefined;
}
