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
  /** The first byte that was asked for: 0 without a range. */
  readonly from: number;
  /** Of the answer, with its head, as they came to the browser. */
  delivered: number;
  /** Of these, the answer's body. */
  body: number;
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
const RANGE = /^range: bytes=(\d+)-/im;
const LAST_CHUNK = Buffer.from('0\r\n\r\n');
const LONGEST_HEAD = 8_192;

/** @param note told of each call as it is made */
export function watchRequests(now: () => number, note: (request: SeenRequest) => void): RequestWatch {
  let current: SeenRequest | undefined;
  let text = '';
  let head: Head | undefined;
  return {
    sent(bytes) {
      const sent = bytes.toString('latin1', 0, LONGEST_HEAD);
      const found = CALL.exec(sent);
      if (found === null) return;
      const from = Number(RANGE.exec(sent)?.[1] ?? 0);
      const [, method = '', url = ''] = found;
      current = { method, url, at: now(), from, delivered: 0, body: 0, status: 0, isWhole: false };
      text = '';
      head = undefined;
      note(current);
    },
    delivered(bytes) {
      if (current === undefined) return;
      current.delivered += bytes.length;
      if (head === undefined) {
        text += bytes.toString('latin1');
        head = readHead(text);
        if (head === undefined) return;
        current.status = head.status;
      }
      current.body = current.delivered - head.size;
      current.isWhole =
        head.bodySize === undefined
          ? bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
          : current.body >= head.bodySize;
    },
  };
}

interface Head {
  readonly size: number;
  readonly status: number;
  /** `undefined` of an answer in chunks. */
  readonly bodySize: number | undefined;
}

const END = '\r\n\r\n';

/** @returns `undefined` before all of it is there */
function readHead(text: string): Head | undefined {
  const end = text.indexOf(END);
  if (end < 0) return undefined;
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  const length = /^content-length: (\d+)\r$/im.exec(text.slice(0, end + 2))?.[1];
  const hasNone = status === 204 || status === 304;
  return {
    size: end + END.length,
    status,
    bodySize: length === undefined ? (hasNone ? 0 : undefined) : Number(length),
  };
}
