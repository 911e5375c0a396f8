/** What a slip shows of a bet that a dead browser left open: rule CRT-15, as the reconciler applies it to the slip it finds. */
import { describe, expect, it } from 'vitest';
import { BetKey, type SelectionId } from '../../../src/domain/kernel/ids.ts';
import { until } from '../../support/engine/manualClock.ts';
import { theirs } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, selectionIdOf, T0 } from '../../support/engine/sampleData.ts';
import { createWorld } from '../../support/engine/world.ts';

const BET = 'POST /sports-prematch/betting';
const decided = {
  state: 'decided',
  status: 200,
  body: { betId: 'b1', placedAt: T0, totalRatio: '1.85', amounts: 10_000, emoney: 990_000 },
};

/** A bet was sent and its worker died; a power cut has put the slip back to before it, because only the outbox is strictly durable. */
async function afterPowerCut() {
  const world = createWorld();
  const tab = world.openTab();
  const { engine } = tab;
  await world.signIn(tab);
  await engine.showPage('wintielose');
  await engine.togglePick('wintielose', fixtureIdOf(1), selectionIdOf(1, 'home'));
  await engine.changeStake('wintielose', 10_000);
  const before = (await world.slip())!;
  world.origin.on(BET, 'hang');
  void engine.placeBet('wintielose', await world.yes());
  await until('sent', () => world.origin.calls(BET).length === 1);
  const key = world.origin.calls(BET)[0]?.headers['idempotency-key'] ?? '';
  const answer = { isReady: false };
  world.origin.on(`GET /sports-prematch/betting/key/${key}`, () =>
    answer.isReady ? { status: 200, body: decided } : { status: 503, body: { message: '' } },
  );
  world.worker().kill();
  await (await theirs(world.db)).slips.put(before);
  const asked = () => world.origin.calls(`GET /sports-prematch/betting/key/${key}`).length;
  const advanceUntil = (what: string, isDone: () => Promise<boolean> | boolean) =>
    until(what, async () => {
      await world.clock.advance(250);
      return isDone();
    });
  return { ...world, engine, key, before, answer, asked, advanceUntil };
}

/** Of a bet before this one, that its member said no to: whether this selection may become the first game's at home. */
const olderQuestion = (oddsId: SelectionId) => ({
  at: 'changed' as const,
  key: BetKey.parse('refused-before-this-one'),
  changes: [
    {
      old: { oddsId, marketName: '1X2', betName: 'home', betBaseline: '', betPrice: '1.85' },
      new: {
        id: oddsId === selectionIdOf(1, 'away') ? selectionIdOf(1, 'home') : oddsId,
        version: 2,
        betPrice: '1.90',
        betPriceByAdmin: null,
        betBaseline: '',
        fixtureId: fixtureIdOf(1),
      },
    },
  ],
});

describe('CRT-15 a slip put back to before its bet', () => {
  it('is shown as being looked for while nobody knows, cannot be bet again, and is told in the end', async () => {
    const world = await afterPowerCut();
    world.replaceWorker();
    await world.advanceUntil('looked for', async () => (await world.slip())?.phase.at === 'unknown');
    expect((await world.slip())?.phase).toEqual({ at: 'unknown', key: world.key });
    expect(await world.engine.placeBet('wintielose', await world.yes())).toEqual({
      kind: 'rejected',
      rejection: { reason: 'betInFlight' },
    });
    world.answer.isReady = true;
    await world.advanceUntil('told', async () => (await world.slip())?.outcome?.kind === 'accepted');
    expect(await world.slip()).toMatchObject({ picks: [], phase: { at: 'open' }, outcome: { wasUnknown: true } });
    expect(world.origin.calls(BET)).toHaveLength(1);
    await world.close();
  });

  it('that has become another slip is left to the member, and the bet is found out all the same', async () => {
    const world = await afterPowerCut();
    const other = { ...world.before.picks[0]!, fixtureId: fixtureIdOf(2), selectionId: selectionIdOf(2, 'away') };
    await (await theirs(world.db)).slips.put({ ...world.before, picks: [...world.before.picks, other] });
    world.replaceWorker();
    await world.advanceUntil('asked', () => world.asked() > 1);
    expect(await world.slip()).toMatchObject({ phase: { at: 'open' }, picks: [{}, {}] });
    world.answer.isReady = true;
    await world.advanceUntil('found', async () => (await world.outbox.intents.get(world.key))?.state === 'accepted');
    expect(await world.slip()).toMatchObject({ phase: { at: 'open' }, picks: [{}, {}] });
    await world.close();
  });

  it.each([
    ['its picks', selectionIdOf(1, 'home')],
    ['picks that a yes would turn into its own', selectionIdOf(1, 'away')],
  ])('D7 that asks an older question about %s is shown as looking for it, and asks no more', async (_, selectionId) => {
    const world = await afterPowerCut();
    const picks = world.before.picks.map((pick) => ({ ...pick, selectionId }));
    await (await theirs(world.db)).slips.put({ ...world.before, picks, phase: olderQuestion(selectionId) });
    world.replaceWorker();
    await world.advanceUntil('looked for', async () => (await world.slip())?.phase.at === 'unknown');
    world.answer.isReady = true;
    await world.advanceUntil('told', async () => (await world.slip())?.outcome?.kind === 'accepted');
    expect(await world.slip()).toMatchObject({ picks: [], phase: { at: 'open' }, outcome: { key: world.key } });
    await world.close();
  });

  it('D7 that asks an older question about other picks goes on asking it, and the bet is found out all the same', async () => {
    const world = await afterPowerCut();
    const phase = olderQuestion(selectionIdOf(2, 'away'));
    const other = { ...world.before.picks[0]!, fixtureId: fixtureIdOf(2), selectionId: selectionIdOf(2, 'away') };
    await (await theirs(world.db)).slips.put({ ...world.before, picks: [...world.before.picks, other], phase });
    world.answer.isReady = true;
    world.replaceWorker();
    await world.advanceUntil('found', async () => (await world.outbox.intents.get(world.key))?.state === 'accepted');
    expect(await world.slip()).toMatchObject({ phase, picks: [{}, {}] });
    await world.close();
  });

  it.each([
    ['its picks, is told of it and offers them no more', 'home', 'accepted'],
    ['other picks, is told of that one', 'away', 'refused'],
  ] as const)('D7 that waits for an older bet on %s', async (_, side, outcome) => {
    const world = await afterPowerCut();
    const older = BetKey.parse('refused-before-this-one');
    const body = { state: 'decided', status: 422, body: { message: 'too much' } };
    world.origin.on(`GET /sports-prematch/betting/key/${older}`, { status: 200, body });
    const row = (await world.outbox.intents.get(world.key))!;
    await world.outbox.intents.put({ ...row, key: older, state: 'refused' });
    const picks = world.before.picks.map((pick) => ({ ...pick, selectionId: selectionIdOf(1, side) }));
    await (await theirs(world.db)).slips.put({ ...world.before, picks, phase: { at: 'sending', key: older } });
    world.answer.isReady = true;
    world.replaceWorker();
    await world.advanceUntil('told', async () => (await world.slip())?.outcome?.kind === outcome);
    await world.advanceUntil('found', async () => (await world.outbox.intents.get(world.key))?.state === 'accepted');
    expect(await world.slip()).toMatchObject({ phase: { at: 'open' }, outcome: { kind: outcome } });
    expect((await world.slip())?.picks).toHaveLength(outcome === 'accepted' ? 0 : 1);
    await world.close();
  });

  it('that has told this very bet already is not shown as looking for it again', async () => {
    const world = await afterPowerCut();
    const outcome = { kind: 'notPlaced', key: world.key } as never;
    await (await theirs(world.db)).slips.put({ ...world.before, outcome });
    world.replaceWorker();
    await world.advanceUntil('asked', () => world.asked() > 1);
    expect(await world.slip()).toMatchObject({ phase: { at: 'open' }, picks: [{}], outcome });
    await world.close();
  });
});
