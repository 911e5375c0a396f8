/** What a connection did not ask for and is to be asked for by now: S-19, S-25, S-26. */
import { describe, expect, it } from 'vitest';
import type { Topic, Topics } from '../../../src/domain/events/topics.ts';
import type { Asked, StreamSink } from '../../../src/worker/streams/streamSink.ts';
import { isMoreDue } from '../../../src/worker/streams/streamInterests.ts';

const FOOTBALL: Topic = 'sport:6046';
const BASKETBALL: Topic = 'sport:48242';
const interests = { wanted: () => new Set([FOOTBALL, BASKETBALL]), onChange: () => undefined };
const asked = (...behind: readonly Topic[]): Asked => ({
  topics: new Set([FOOTBALL, BASKETBALL]),
  held: new Set(),
  behind: new Set(behind),
  followsAll: false,
});
/** A store in which these are behind by now. */
const sink = (...behind: readonly Topic[]): Pick<StreamSink, 'place'> => ({
  place: () => Promise.resolve({ cursor: undefined, asked: asked(...behind) }),
});

describe('on a connection that stands', () => {
  it.each<readonly [what: string, now: readonly Topic[], then: Asked | undefined, isDue: boolean]>([
    ['what was asked for, and is on its way', [FOOTBALL], asked(FOOTBALL), false],
    ['nothing', [], asked(FOOTBALL), false],
    ['what a partial offer lacks', ['all'], asked(FOOTBALL), true],
    ['whose image gave place to that of others', [BASKETBALL], asked(FOOTBALL), true],
    ['anything, where all was asked for', [BASKETBALL], asked('all'), false],
    ['anything, where no topics were named', [BASKETBALL], undefined, false],
  ])('S-19 S-25 S-26 of topics that are behind %s', async (_, now, then, isDue) => {
    expect(await isMoreDue(sink(...now), interests, then)).toBe(isDue);
  });

  it('S-25 whether the rest is wanted is asked of the line', async () => {
    const given: [Topics | undefined, boolean | undefined][] = [];
    const place: StreamSink['place'] = (wanted, takesRest) => {
      given.push([wanted, takesRest]);
      return Promise.reject(new Error('the disk is full'));
    };
    expect(await isMoreDue({ place }, { ...interests, takesRest: () => false }, asked())).toBe(false);
    expect(given).toEqual([[interests.wanted(), false]]);
  });
});
