/** Playback over a real recording and a stage in memory: whatever a viewer does, the stage has what a fresh fold has. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TabAct } from '../../../../src/domain/recording/recording.ts';
import { openFilm, type Film } from '../../../../src/app/testers/replay/playback/film.ts';
import { TabBook } from '../../../../src/app/testers/replay/playback/recordedTabs.ts';
import { actOfKey } from '../../../../src/app/testers/replay/dock/dockKeys.ts';
import { foldRecording } from '../../../../src/db/recording/foldRecording.ts';
import { sampleFixture, T0 } from '../../../support/engine/sampleData.ts';
import { begun, bytesOf, filmOf, PORTS, SESSION } from './playedFilm.ts';

const places = (film: Film, kind: Parameters<Film['placesOf']>[0]) => film.placesOf(kind, sampleFixture(1).fixtureId);

describe('playback', () => {
  it('RPL-1 ends in the state of a fresh fold, whatever was done in whatever order', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    const keys = [' ', 'ArrowLeft', 'ArrowRight', '[', ']', 'Home', 'End'] as const;
    const anyAct = fc.oneof(
      fc.record({ key: fc.constantFrom(...keys), isShift: fc.boolean() }),
      fc.record({ clock: fc.integer({ min: -100, max: 61_000 }) }),
      fc.record({ pass: fc.integer({ min: 1, max: 900 }) }),
      fc.record({
        next: fc.constantFrom('suspension', 'refusal', 'act', 'gap', 'fixture' as const),
        isBack: fc.boolean(),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { maxLength: 30 }), async (all) => {
        const { playback, stage, pass, acts } = await begun(film);
        for (const act of all) {
          if ('key' in act) actOfKey(acts, act.key, act.isShift);
          else if ('clock' in act) acts.seekTo(T0 + act.clock);
          else if ('pass' in act) await pass(act.pass);
          else acts.seekNext(act.next, act.isBack);
        }
        playback.send({ kind: 'pause' });
        await pass(16);
        await pass(16);
        const { shownPlace, digest } = playback.view();
        const fresh = await foldRecording(film.recording).stateAt(shownPlace, true);
        expect(film.wholeFrom(shownPlace)).toBe(shownPlace);
        expect(digest).toBe(fresh.digest);
        expect(stage.digest()).toBe(fresh.digest);
      }),
      { numRuns: 150 },
    );
  });

  it('RPL-1 proves its digests by those of the file, and says from where on they are others', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    expect(film.proof).toEqual({ agreesUntil: SESSION.length, differsAt: undefined });
  });

  it('RPL-2 stops in no transaction, and writes what differs alone', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    const { playback, stage, pass, acts } = await begun(film);
    acts.goTo(9);
    await pass(16);
    expect(playback.view().shownPlace).toBe(10);
    const before = stage.rows.get('member|members|m');
    acts.goTo(14);
    await pass(16);
    expect(stage.rows.get('member|members|m')).toBe(before);
  });

  it('RPL-5 hands the stage the place and the look of the recorded tab', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    const { stage, pass, acts } = await begun(film);
    acts.seekTo(T0 + 2_600);
    await pass(16);
    expect(stage.looks.map(({ path, width, theme }) => [path, width, theme])).toEqual([
      ['/', 1280, 'light'],
      ['/inplay/game', 1280, 'light'],
    ]);
  });

  it('RPL-5 follows a tab whose page is loaded anew, and takes no other window for it', () => {
    const book = new TabBook();
    const says = (n: number, tab: string, act: TabAct) => book.take({ n, at: T0 + n * 1_000, kind: 'act', tab, act });
    const page = (path: string, width = 1280) => ({ act: 'opened', path, width, height: 800, theme: 'dark' }) as const;
    says(0, 't1', page('/'));
    says(1, 't2', page('/inplay'));
    says(2, 't1', { act: 'closed' });
    says(3, 't3', page('/other', 425));
    says(4, 't4', page('/bet_result'));
    says(5, 't4', { act: 'went', path: '/inplay' });
    says(6, 't2', { act: 'closed' });
    says(40, 't5', page('/late'));
    expect(book.names).toEqual(['t1', 't2', 't3', 't5']);
    expect([1, 3, 5, 6].map((place) => book.lookAt('t1', place).path)).toEqual(['/', '/', '/bet_result', '/inplay']);
    expect([2, 3, 4].map((place) => book.lookAt('t1', place).isShown)).toEqual([true, false, false]);
  });

  it('RPL-6 marks suspensions from beginning to end, gaps and what could not be read, and finds refusals, acts and games', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    const marks = film.marks.map(({ kind, place, from, until }) => [kind, place, from - T0, (until ?? 0) - T0]);
    expect(marks).toEqual([
      ['suspension', 4, 1_000, 2_000],
      ['gap', 13, 3_800, 4_500],
      ['unreadable', 14, 4_600, 4_600],
    ]);
    expect([places(film, 'refusal'), places(film, 'act'), places(film, 'fixture')]).toEqual([
      [12],
      [1, 5, 8, 11],
      [4, 7],
    ]);
  });

  it('RPL-6 goes to the next of a kind and back to the one before', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    const { playback, pass, acts } = await begun(film);
    acts.seekNext('act', false);
    await pass(16);
    acts.seekNext('act', false);
    await pass(16);
    expect(playback.view().shownPlace).toBe(5);
    acts.seekNext('act', true);
    await pass(16);
    expect(playback.view().shownPlace).toBe(1);
    expect(acts.seekNext('settlement', false)).toBe(false);
  });

  it('RPL-8 tells how fast it really plays, and reaches the end of an hour at a thousandfold rate', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    const { playback, pass, acts } = await begun(film);
    acts.setRate(10);
    acts.toggle();
    for (let turn = 0; turn < 40; turn += 1) await pass(16);
    expect(playback.view().speed).toBeCloseTo(10, 1);
    acts.setRate(1_000);
    for (let turn = 0; turn < 10; turn += 1) await pass(16);
    expect(playback.view().player.at).toBe('atEnd');
    expect(playback.view().shownPlace).toBe(SESSION.length);
  });

  it('RPL-9 plays a file that was cut up to where it was', async () => {
    const whole = await bytesOf(SESSION);
    const film = await filmOf(whole.subarray(0, whole.length - 20));
    expect(film.reel.breakage).toEqual({ member: 4, reason: 'cut' });
    const { playback, pass, acts } = await begun(film);
    acts.toEdge(true);
    await pass(16);
    expect(playback.view().player).toMatchObject({ at: 'broken', place: SESSION.length });
  });

  it.each([
    ['nothing', new Uint8Array(), 'cut'],
    ['something else', new TextEncoder().encode('{"hello":"world"}'.repeat(20)), 'foreign'],
  ])('RPL-9 says of %s why it cannot be played', async (_, bytes, reason) => {
    const film = await openFilm(bytes, PORTS, () => undefined);
    expect(film).toMatchObject({ ok: false, failure: { member: 0, reason } });
  });

  it('RPL-9 says of a recording of nothing that it is empty', async () => {
    const film = await openFilm(await bytesOf([]), PORTS, () => undefined);
    expect(film).toMatchObject({ ok: false, failure: { reason: 'empty' } });
  });

  it('RPL-7 has keys, and leaves the others alone', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    const { playback, pass, acts } = await begun(film);
    expect(actOfKey(acts, 'End', false)).toBe(true);
    await pass(16);
    expect(playback.view().shownPlace).toBe(SESSION.length);
    expect(actOfKey(acts, 'ArrowLeft', true)).toBe(true);
    await pass(16);
    expect(playback.view().shownPlace).toBe(10);
    expect(actOfKey(acts, 'x', false)).toBe(false);
  });
});
