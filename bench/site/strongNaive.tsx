/** Peer: the naive page done well. Messages are gathered and applied once a frame; a hidden tab closes its stream. */
import type { EventOf } from '../../src/domain/events/catalogue.ts';
import { evolveFixture } from '../../src/domain/sports/evolveFixture.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { followPlainly } from './screen/followPlainly.ts';
import { fixtureOf, PlainBoard, setFixture, showImage } from './screen/plainStore.tsx';
import { startPage } from './screen/startPage.tsx';

let gathered: EventOf<'OddsChanged'>[] = [];
let close: (() => void) | undefined;

function applyGathered(): void {
  const changed = new Map<string, Fixture>();
  for (const event of gathered) {
    const { fixtureId } = event.data;
    const fixture = evolveFixture(changed.get(fixtureId) ?? fixtureOf(fixtureId), event);
    if (fixture !== undefined) changed.set(fixtureId, fixture);
  }
  gathered = [];
  for (const fixture of changed.values()) setFixture(fixture);
}

const open = () =>
  followPlainly({
    onImage: showImage,
    onChange(change) {
      gathered.push(change);
      if (gathered.length === 1) requestAnimationFrame(applyGathered);
    },
  });

function followVisibility(): void {
  if (document.hidden) {
    close?.();
    close = undefined;
  } else {
    close ??= open();
  }
}

startPage(<PlainBoard />);
followVisibility();
document.addEventListener('visibilitychange', followVisibility);
