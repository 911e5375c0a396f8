/** Peer: what most sites do. Every tab has its own stream and store, and draws each message as it comes. */
import { evolveFixture } from '../../src/domain/sports/evolveFixture.ts';
import { followPlainly } from './screen/followPlainly.ts';
import { fixtureOf, PlainBoard, setFixture, showImage } from './screen/plainStore.tsx';
import { startPage } from './screen/startPage.tsx';

startPage(<PlainBoard />);
followPlainly({
  onImage: showImage,
  onChange(event) {
    const fixture = evolveFixture(fixtureOf(event.data.fixtureId), event);
    if (fixture !== undefined) setFixture(fixture);
  },
});
