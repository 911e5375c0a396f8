import { describe, expect, it } from 'vitest';
import { FRAME_NAMES } from '../../../src/domain/events/frames.ts';
import { frameTable } from '../../../src/worker/streams/frameTable.ts';

/** Which frames may come where, as docs/STREAMS.md says it; every other one ends the connection. */
const MAY_COME = {
  opening: ['resumed', 'reset'],
  imaging: ['reset', 'image', 'imageEnd', 'imageBlocks'],
  following: ['event', 'passed', 'reset', 'topicImage', 'imageBlocks', 'heartbeat'],
  topicImaging: ['reset', 'image', 'imageEnd', 'heartbeat'],
} as const;
const PHASES = ['opening', 'imaging', 'following', 'topicImaging'] as const;
const cells = PHASES.flatMap((phase) => FRAME_NAMES.map((name) => [phase, name] as const));
const mayCome = (phase: (typeof PHASES)[number], name: string) => MAY_COME[phase].some((allowed) => allowed === name);
/** An event that comes before the origin said where it goes on from. */
const broken = frameTable.opening.event;

describe('frame table', () => {
  it('S-2 S-4 S-5 has a step where a frame may come, and ends the connection everywhere else', async () => {
    expect(await Reflect.apply(broken, undefined, [])).toBe('broken');
    for (const [phase, name] of cells) {
      expect([phase, name, frameTable[phase][name] === broken]).toEqual([phase, name, !mayCome(phase, name)]);
    }
  });

  it('S-19 an image of topics ends otherwise than one of everything', () => {
    expect(frameTable.topicImaging.imageEnd).not.toBe(frameTable.imaging.imageEnd);
    expect(frameTable.following.imageBlocks).not.toBe(frameTable.imaging.imageBlocks);
  });

  it('S-9 what cannot be read is passed over in every phase, and counts as the next event only while following', async () => {
    for (const phase of ['opening', 'imaging', 'topicImaging'] as const) {
      expect(await Reflect.apply(frameTable[phase].poison, undefined, [])).toBe('goOn');
    }
    expect(frameTable.following.poison).not.toBe(frameTable.opening.poison);
  });

  it('has no cell beyond those', () => {
    for (const phase of PHASES) {
      expect(Object.keys(frameTable[phase]).toSorted()).toEqual([...FRAME_NAMES, 'poison'].toSorted());
    }
    expect(Object.keys(frameTable).toSorted()).toEqual([...PHASES].toSorted());
  });
});
