/** Peer: what most sites do. Every tab has its own stream and store, and draws each message as it comes. */
import { withSelectionChanges } from '../../src/domain/sports/fixture.ts';
import { followPlainly } from './screen/followPlainly.ts';
import { fixtureOf, PlainBoard, setFixture, showImage } from './screen/plainStore.tsx';
import { startPage } from './screen/startPage.tsx';

startPage(<PlainBoard />);
followPlainly({
  onImage: showImage,
  onChange({ at, data }) {
    const fixture = fixtureOf(data.fixtureId);
    if (fixture !== undefined) setFixture(withSelectionChanges(fixture, data.changes, at));
  },
});
