/** What games cost on the wire and at the origin, without a browser: bytes of each game's topic, and memory of many streams that follow one. */
import { setTimeout } from 'node:timers/promises';

export interface Followed {
  bytes(): number;
  close(): void;
}

const HEADERS = (token: string) => ({ 'x-auth-token': `Bearer ${token}` });

/**
 * A stream of some topics; none: what it costs to be connected.
 *
 * @param token of a session with room for one more: of the fifth stream of one its first is closed
 */
export async function follow(url: string, token: string, topics: string): Promise<Followed> {
  const abort = new AbortController();
  const answer = await fetch(`${url}/api/streams/events?topics=${topics}`, {
    headers: HEADERS(token),
    signal: abort.signal,
  });
  if (!answer.ok) throw new Error(`a stream of ${topics} answered ${answer.status}`);
  let bytes = 0;
  const read = async () => {
    for await (const piece of answer.body ?? []) bytes += piece.length;
  };
  read().catch(() => undefined);
  return { bytes: () => bytes, close: () => abort.abort() };
}

/** What comes in so long beyond this is an image, or a new house that opens its games: bytes of one stream. */
const QUIET_MS = 5_000;
const QUIET_BYTES = 4_000;
const MOST_LOOKS = 36;

/** Until streams are told no more than what happens. @throws after three minutes */
export async function untilQuiet(streams: readonly Followed[]): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const before = streams.map((stream) => stream.bytes());
    await setTimeout(QUIET_MS);
    if (streams.every((stream, at) => stream.bytes() - (before[at] ?? 0) < QUIET_BYTES)) return;
  }
  throw new Error('streams that never come to rest');
}

/**
 * @param tokens one for each topic and one more
 * @returns bytes a minute of each topic beyond what a stream of none is told, as they are once a browser has unpacked them
 */
export async function bytesByTopic(
  url: string,
  tokens: readonly string[],
  topics: readonly string[],
  seconds: number,
): Promise<readonly number[]> {
  const streams = await Promise.all(['', ...topics].map((topic, at) => follow(url, tokens[at] ?? '', topic)));
  await untilQuiet(streams);
  const before = streams.map((stream) => stream.bytes());
  await setTimeout(seconds * 1_000);
  const [none = 0, ...each] = streams.map((stream, at) => stream.bytes() - (before[at] ?? 0));
  for (const stream of streams) stream.close();
  return each.map((bytes) => ((bytes - none) * 60) / seconds);
}
