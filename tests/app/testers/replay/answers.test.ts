/** What a replay answers: by the rows that its stage has, and anew where something else was answered since. */
import { describe, expect, it } from 'vitest';
import { T0 } from '../../../support/engine/sampleData.ts';
import { begun, bytesOf, filmOf, money, SESSION, type Spoken } from './playedFilm.ts';

const totalOf = (n: number, at: number, value: number): readonly Spoken[] => [
  [money(value), T0 + at],
  [{ kind: 'call', tab: 't', id: n, name: 'betTotals', given: [{}] }, T0 + at + 200],
  [{ kind: 'answer', tab: 't', id: n, ms: 20, answer: { ok: true, value } }, T0 + at + 220],
];
const TOTALS: readonly Spoken[] = [...totalOf(1, 0, 3), ...totalOf(2, 10_000, 6), ...totalOf(3, 20_000, 6)];

describe('answers of a replay', () => {
  it('RPL-3 answers a call as it was answered then', async () => {
    const { answers } = await filmOf(await bytesOf(SESSION));
    expect(answers.at('betTotals', [{ days: 1 }], 3)).toEqual({ ok: true, value: 7 });
    expect(answers.at('betTotals', [{ days: 2 }], 9)).toBeUndefined();
  });

  it('RPL-3 answers by the rows of a leap while they are still being written', async () => {
    const { playback, stage, pass, acts } = await begun(await filmOf(await bytesOf(TOTALS)));
    acts.goTo(3);
    await pass(16);
    expect(playback.answer('betTotals', [{}])).toEqual({ ok: true, value: 3 });
    const { show } = stage;
    let heard: unknown;
    stage.show = async (scene) => {
      // The member's rows stand, and those of the offer do not yet.
      heard = playback.answer('betTotals', [{}]);
      await show(scene);
    };
    acts.goTo(6);
    await pass(16);
    expect(heard).toEqual({ ok: true, value: 6 });
  });

  it('RPL-3 lets a stage ask again once something else was answered, and for the same answer not', async () => {
    const { playback, stage, pass, acts } = await begun(await filmOf(await bytesOf(TOTALS)));
    acts.goTo(4);
    await pass(16);
    expect(playback.answer('betTotals', [{}])).toEqual({ ok: true, value: 3 });
    acts.goTo(5);
    await pass(16);
    expect(stage.otherwise).toBe(0);
    acts.goTo(6);
    await pass(16);
    expect(stage.otherwise).toBe(1);
    expect(playback.answer('betTotals', [{}])).toEqual({ ok: true, value: 6 });
    acts.goTo(9);
    await pass(16);
    expect(stage.otherwise).toBe(1);
  });
});
