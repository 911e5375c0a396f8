/**
 * Peer on bad lines: whoever signed in is sent the whole offer as one JSON document, and sees a price once all of it is there. With `?polls`
 * the document comes as it is and is asked for again and again; without, it comes compressed, and after it every change of everything.
 */
import { useState, type FormEvent } from 'react';
import type { EventOf } from '../../src/domain/events/catalogue.ts';
import { evolveFixture } from '../../src/domain/sports/evolveFixture.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { fixtureOf, PlainBoard, setFixture, showImage } from './screen/plainStore.tsx';
import { startPage } from './screen/startPage.tsx';

const POLL_MS = 5_000;
const RETRY_MS = 1_000;

const isPolling = new URLSearchParams(location.search).has('polls');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Until it comes: what broke off is asked for again from its beginning. */
async function surely(ask: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await ask();
      return;
    } catch {
      await pause(RETRY_MS);
    }
  }
}

async function fetchOffer(path: string): Promise<void> {
  const answer = await fetch(path);
  showImage((await answer.json()) as readonly Fixture[]);
}

function followChanges(): void {
  const source = new EventSource('/naive/events');
  source.addEventListener('event', (message: MessageEvent<string>) => {
    const event = JSON.parse(message.data) as EventOf<'OddsChanged'>;
    const fixture = evolveFixture(fixtureOf(event.data.fixtureId), event);
    if (fixture !== undefined) setFixture(fixture);
  });
}

async function follow(): Promise<void> {
  await surely(() => fetchOffer(isPolling ? '/naive/offer.plain' : '/naive/offer'));
  if (!isPolling) {
    followChanges();
    return;
  }
  for (;;) {
    await pause(POLL_MS);
    await surely(() => fetchOffer('/naive/offer.plain'));
  }
}

function Door() {
  const [isIn, setIsIn] = useState(false);
  if (isIn) return <PlainBoard />;
  const enter = async () => {
    await surely(async () => {
      await fetch('/naive/login', { method: 'POST' });
    });
    setIsIn(true);
    await follow();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter();
  };
  return (
    <form onSubmit={submit}>
      <input name="user" aria-label="user" />
      <input type="password" aria-label="password" />
      <button type="submit">sign in</button>
    </form>
  );
}

startPage(<Door />);
