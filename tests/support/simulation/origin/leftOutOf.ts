/** Which of the events that a connection passed over were of its topics: those were left out as overtaken (S-21, S-28). */
import { isOfTopics, isTopical, type Topic } from '../../../../src/domain/events/topics.ts';
import { askedIn } from '../originStream.ts';
import type { StreamAsk } from '../simulatedOrigin.ts';
import type { Truth } from './followTruth.ts';

interface LeftOut {
  readonly offset: number;
  readonly fixtureId: string;
}

/** Of the offsets from `from` to `to`. A topic whose image is still to come counts as one that it is of. */
export function leftOutOf(
  { name, call }: Pick<StreamAsk, 'name' | 'call'>,
  { stream, history }: Pick<Truth, 'stream' | 'history'>,
  from: number,
  to: number,
): readonly LeftOut[] {
  const topics = new Set((askedIn(new URLSearchParams(call.query))?.topics ?? []) as readonly Topic[]);
  if (name !== 'events' || topics.size === 0) return [];
  const found: LeftOut[] = [];
  for (let offset = from; offset <= to; offset += 1) {
    const event = stream.at(offset);
    if (event === undefined || event.isForeign) continue;
    const { type, data } = JSON.parse(event.text) as { type: string; data: { fixtureId: string } };
    if (!isTopical(type)) continue;
    const game = history.fixturesAt(stream.epoch, offset).find(({ fixtureId }) => fixtureId === data.fixtureId);
    if (game !== undefined && isOfTopics(topics, game)) found.push({ offset, fixtureId: data.fixtureId });
  }
  return found;
}
