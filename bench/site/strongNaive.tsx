/** Peer: the naive page done well. Messages are gathered and applied once a frame; a hidden tab closes its stream. */
import type { EventOf } from '../../src/domain/events/catalogue.ts';
import { withSelectionChanges, type Fixture } from '../../src/domain/sports/fixture.ts';
import { followPlainly } from './screen/followPlainly.ts';
import { fixtureOf, PlainBoard, setFixture, showImage } from './screen/plainStore.tsx';
import { startPage } from './screen/startPage.tsx';

let gathered: Pick<EventOf<'OddsChanged'>, 'at' | 'data'>[] = [];
let close: (() => void) | undefined;

function applyGathered(): void {
  const changed = new Map<string, Fixture>();
  for (const { at, data } of gathered) {
    const fixture = changed.get(data.fixtureId) ?? fixtureOf(data.fixtureId);
    if (fixture !== undefined) changed.set(data.fixtureId, withSelectionChanges(fixture, data.changes, at));
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
