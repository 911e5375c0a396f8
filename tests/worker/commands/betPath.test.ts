/** What a bet costs in storage: how often what is stored is opened on its way, and how often that is forced to the disk. */
import { afterEach, describe, expect, it } from 'vitest';
import { countTransactions } from '../../support/engine/countTransactions.ts';
import { settle, until } from '../../support/engine/manualClock.ts';
import { accepted, BET, readyToBet } from '../support/readyToBet.ts';

const counted = countTransactions();
afterEach(counted.stop);

describe('the path of a bet', () => {
  it('CRT-15 CNS-2 the slip is read in the transaction that requests the bet, and the outbox is written once before the first byte', async () => {
    const world = await readyToBet();
    const yes = await world.yes();
    // What showed the slip has read it.
    await settle(10);
    counted.start();
    let isSent = false;
    world.origin.on(BET, () => {
      isSent = true;
      return 'hang';
    });
    void world.engine.placeBet('wintielose', yes);
    await until('sent', () => isSent);
    const begun = counted.begun();
    const writes = begun.filter(({ mode }) => mode === 'readwrite');
    const own = ['fixtures', 'slips', 'intents'];
    expect(writes.map(({ tables }) => tables.filter((table) => own.includes(table)))).toEqual(own.map((one) => [one]));
    const ofSlips = begun.find(({ tables }) => tables.includes('slips'));
    expect(ofSlips).toBe(writes[1]);
    world.origin.on(BET, accepted);
    await world.close();
  });
});
