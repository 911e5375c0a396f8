/** What games cost on the wire and at the origin, without a browser: bytes of each game's topic, and memory of many streams that follow one. */
import type { Caller } from '../../tests/server/support/caller.ts';

interface Followed {
  bytes(): number;
  close(): void;
}

const HEADERS = (token: string) => ({ 'x-auth-token': `Bearer ${token}` });

/** A stream of some topics; none: what it costs to be connected. */
export async function follow(url: string, { token }: Pick<Caller, 'token'>, topics: string): Promise<Followed> {
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

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns bytes a minute of each topic beyond what a stream of none is told */
export async function bytesByTopic(
  url: string,
  member: Pick<Caller, 'token'>,
  topics: readonly string[],
  seconds: number,
): Promise<readonly number[]> {
  const streams = await Promise.all(['', ...topics].map((topic) => follow(url, member, topic)));
  // What everybody is sent once comes first.
  await pause(3_000);
  const before = streams.map((stream) => stream.bytes());
  await pause(seconds * 1_000);
  const [none = 0, ...each] = streams.map((stream, at) => stream.bytes() - (before[at] ?? 0));
  for (const stream of streams) stream.close();
  return each.map((bytes) => Math.max(0, ((bytes - none) * 60) / seconds));
}
