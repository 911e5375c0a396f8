/** The whole offer of an origin, as one who follows everything has it. */
import { createParser } from 'eventsource-parser';
import { OriginView } from '../../e2e/support/originView.ts';
import { DEMO_PASSWORD } from '../../server/house/demoHouse.ts';
import { keepOffer, type KeptOffer } from '../../server/ingest/offer.ts';
import type { FeedEvent } from '../../src/domain/events/catalogue.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';

/** Bets nothing and visits nothing: its session is nobody else's. */
const FOLLOWER = 'manager1';

export interface FollowedOrigin {
  offer(): KeptOffer;
  stop(): void;
}

/**
 * Resolves once the whole image is there.
 *
 * @param onEvent is told each event since, as text
 */
export async function followOrigin(originUrl: string, onEvent: (text: string) => void): Promise<FollowedOrigin> {
  const token = await new OriginView(originUrl).signIn(FOLLOWER, DEMO_PASSWORD);
  const abort = new AbortController();
  const answer = await fetch(`${originUrl}/api/streams/events`, {
    headers: { 'x-auth-token': `Bearer ${token}` },
    signal: abort.signal,
  });
  const fixtures: Fixture[] = [];
  let offer: KeptOffer | undefined;
  let onImage: () => void = () => undefined;
  const isThere = new Promise<void>((resolve) => {
    onImage = resolve;
  });
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'image') fixtures.push(...((JSON.parse(data) as { fixtures?: Fixture[] }).fixtures ?? []));
      if (event === 'imageEnd') {
        offer = keepOffer(fixtures, [], {});
        onImage();
      }
      if (event !== 'event') return;
      offer?.apply(JSON.parse(data) as FeedEvent);
      onEvent(data);
    },
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }));
  };
  read().catch(() => undefined);
  await isThere;
  return { offer: () => offer ?? keepOffer([], [], {}), stop: () => abort.abort() };
}
