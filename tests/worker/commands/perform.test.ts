/** Commands of a browser against a real origin whose answers, or questions, are lost on the way (rules CMD, WAL-08). */
import { describe, expect, it } from 'vitest';
import { CommandKey } from '../../../src/domain/kernel/ids.ts';
import { shownCommands } from '../../../src/db/records/commands.ts';
import { openOrigin } from '../../server/support/openOrigin.ts';
import { until } from '../../support/engine/manualClock.ts';
import { theirs } from '../../support/engine/openDatabases.ts';
import { browserAtOrigin } from '../support/browserAtOrigin.ts';

const KEY = CommandKey.parse('perform-0123456789-abcdef');
const PATH = '/emoney/pointToEmoney';

/** Loses what is said, or what is answered, the first time that a command is on the wire. */
function losing(what: 'question' | 'answer'): typeof fetch {
  let isLost = false;
  return async (address, init) => {
    const isCommand = typeof address === 'string' && address.endsWith(PATH) && !isLost;
    if (!isCommand) return fetch(address, init);
    isLost = true;
    if (what === 'answer') await fetch(address, init);
    throw new TypeError('the line broke');
  };
}

async function signedIn(carry: typeof fetch) {
  const origin = await openOrigin();
  const browser = browserAtOrigin(origin.url, carry);
  await browser.tab.engine.login({ userId: 'member1', password: 'hanpan1234' });
  const record = async () => {
    const [member] = await (await theirs(browser.db)).members.toArray();
    return member;
  };
  await until('record', async () => (await record()) !== undefined);
  const member = await record();
  if (member === undefined) throw new Error('nobody');
  const given = { memberId: member.id, point: 5_000, userUpdatedAt: member.updatedAt };
  return { browser, member, given, record, shown: async () => shownCommands(await theirs(browser.db)) };
}

describe('a command whose answer is lost', () => {
  it('CMD-2 CMD-3 WAL-08 is unknown, then found done by its key; it was sent once, and every tab hears of it', async () => {
    const { browser, member, given, record, shown } = await signedIn(losing('answer'));
    const outcome = await browser.tab.engine.perform('convertPoints', given, KEY);
    expect(outcome).toEqual({ ok: true, value: { kind: 'unknown' } });
    expect(await shown()).toMatchObject([{ name: 'convertPoints', standing: 'unknown' }]);
    await until('found', async () => (await shown())[0]?.standing === 'done');
    await until('told', async () => (await record())?.emoney === member.emoney + 5_000);
    expect((await record())?.point).toBe(member.point - 5_000);
    expect(browser.asked.filter((asked) => asked === `POST ${PATH}`)).toHaveLength(1);
    // A late second press of the same question hears what became of the first.
    expect(await browser.tab.engine.perform('convertPoints', given, KEY)).toMatchObject({ value: { kind: 'done' } });
    expect(browser.asked.filter((asked) => asked === `POST ${PATH}`)).toHaveLength(1);
  });

  it('CMD-3 WAL-08 that never arrived is made void after a while: not done, and nothing has moved', async () => {
    const { browser, member, given, record, shown } = await signedIn(losing('question'));
    await browser.tab.engine.perform('convertPoints', given, KEY);
    await until('void', async () => (await shown())[0]?.standing === 'notDone', 10_000);
    expect(await record()).toMatchObject({ emoney: member.emoney, point: member.point });
  }, 240_000);

  it('CMD-4 two yeses to one question are one command', async () => {
    const { browser, given } = await signedIn(fetch);
    const [first, second] = await Promise.all([
      browser.tab.engine.perform('convertPoints', given, KEY),
      browser.tab.engine.perform('convertPoints', given, KEY),
    ]);
    expect(first).toMatchObject({ value: { kind: 'done' } });
    expect(second).toEqual(first);
    expect(browser.asked.filter((asked) => asked === `POST ${PATH}`)).toHaveLength(1);
  });
});
