/** Partners at a running origin (rules MGR): their tree and nobody else's, what it rolls, taking it out, and giving to those below. */
import { describe, expect, it } from 'vitest';
import { insertBet } from '../../../server/betting/betRows.ts';
import { countPlay } from '../../../server/lobbies/countPlay.ts';
import { readRatesOf } from '../../../server/office/partners/storeRates.ts';
import type { Origin } from '../../../server/origin.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import type { Bet } from '../../../src/domain/bets/bet.ts';
import { BetId, BetKey, MemberId } from '../../../src/domain/kernel/ids.ts';
import { DAY_MS, seoulDayOf } from '../../../src/domain/kernel/seoulDay.ts';
import { PartnerMemberRecord, PartnerView } from '../../../src/domain/office/partners.ts';
import { Proposal } from '../../../src/domain/office/proposal.ts';
import { availableOf } from '../../../src/domain/wallet/ledger.ts';
import { sampleBet } from '../../support/engine/sampleData.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { signIn } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';

const MEMBERS = Array.from({ length: 8 }, (_, n) => `member${n + 1}`);
const TODAY = seoulDayOf(Date.now());
const SPAN = `from=${TODAY - 30 * DAY_MS}&until=${TODAY + DAY_MS}`;

const viewOf = async (who: OperatorCaller, partner?: string) => {
  const { status, body } = await who.call(
    'GET',
    `/partner?${SPAN}${partner === undefined ? '' : `&partner=${partner}`}`,
  );
  return status === 200 ? PartnerView.parse(body) : status;
};

/** A demo house whose members were brought by others as a seed says, and have played mini games. */
async function playedHouse(seed: number) {
  const dataDir = newDataDir();
  await (await openOrigin({ dataDir })).close();
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const store = openSqliteStore(dataDir, 1);
  const recommenders = new Map<string, string | null>();
  const stakes = new Map<string, number>();
  await store.write(async (tx) => {
    const others = ['partner1', 'partner2'];
    for (const userId of MEMBERS) {
      const recommender = random() < 0.2 ? null : (others[below(others.length)] ?? null);
      others.push(userId);
      recommenders.set(userId, recommender);
      await tx.updateTable('members').set({ recommender }).where('user_id', '=', userId).execute();
    }
    for (let n = 0; n < 40; n += 1) {
      const memberId = MEMBERS[below(8)] ?? 'member1';
      const stake = 10_000 + below(50_000);
      const status = ([1, 2, 3, -1] as const)[below(4)] ?? 1;
      const bet: Bet = {
        ...sampleBet(n),
        ...{ betId: BetId.parse(`p${n}`), key: BetKey.parse(`p${String(n).padStart(24, '0')}`), stake, status },
        ...{ page: 'minigame', paid: status === 1 ? 0 : stake, placedAt: TODAY + n * 60_000 },
      };
      await insertBet(tx, MemberId.parse(memberId), bet);
      if (status === 1 || status === 2) stakes.set(memberId, (stakes.get(memberId) ?? 0) + stake);
    }
  });
  await store.close();
  return { dataDir, origin: await openOrigin({ dataDir, callBudgets: null }), recommenders, stakes };
}

describe('the tree of a partner', () => {
  it('MGR-1 MGR-2 is all whom they brought and those brought, and another partner’s member by id is nobody', async () => {
    for (const seed of [1, 2]) {
      const { origin, recommenders, stakes } = await playedHouse(seed);
      const known = new Map<string, string | null>([...recommenders, ['partner2', 'partner1'], ['partner1', null]]);
      const isBelow = (userId: string, partner: string): boolean => {
        const above = known.get(userId) ?? null;
        return above !== null && (above === partner || isBelow(above, partner));
      };
      const owner = await signInOperator(origin, 'owner1');
      for (const partner of ['partner1', 'partner2']) {
        const who = await signInOperator(origin, partner);
        const view = await viewOf(who);
        if (typeof view === 'number') throw new Error(`partner: ${view}`);
        const below = [...known.keys()].filter((userId) => isBelow(userId, partner)).toSorted();
        expect(view.members.map(({ userId }) => userId).toSorted()).toEqual(below);
        expect(view.partner).toMatchObject({ userId: partner, members: below.length });
        const file = await who.call('GET', `/partner.csv?${SPAN}`);
        const lines = String(file.body).trimEnd().split('\r\n');
        expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(view.members.map(({ userId }) => userId));
        expect(lines.slice(1).map((line) => Number(line.split(',')[5]))).toEqual(
          view.members.map(({ staked }) => staked.mini),
        );
        for (const { userId, staked } of view.members) expect(staked.mini).toBe(stakes.get(userId) ?? 0);
        for (const userId of [...known.keys(), 'manager1', 'owner1', 'nobody']) {
          const { status, body } = await who.call('GET', `/partner/member/${userId}`);
          const isSeen = below.includes(userId);
          expect([seed, partner, userId, status]).toEqual([seed, partner, userId, isSeen ? 200 : 404]);
          if (isSeen) expect(PartnerMemberRecord.parse(body).member.userId).toBe(userId);
          const given = { partner, userId, delta: 1_000, words: '지급' };
          const adjusting = await who.call('POST', '/partner/adjust/preview', { given });
          expect([userId, adjusting.status]).toEqual([userId, isSeen ? 200 : 422]);
        }
        // What the owner sees of the partner is the same.
        const owned = await viewOf(owner, partner);
        if (typeof owned === 'number') throw new Error(`partner: ${owned}`);
        const { at, nodes } = view;
        const { above, depth } = view.partner;
        const seen = { ...owned, at, nodes, partner: { ...owned.partner, above, depth } };
        expect(seen).toEqual({ ...view, isOwn: false });
      }
      const two = await signInOperator(origin, 'partner2');
      expect(await viewOf(two, 'partner1')).toBe(404);
      expect((await two.call('GET', `/partner.csv?${SPAN}&partner=partner1`)).status).toBe(404);
    }
  });

  it('MGR-3 rolls what was won or lost by the percentages of the partner and the one below', async () => {
    const { origin, recommenders, stakes } = await playedHouse(5);
    const known = new Map<string, string | null>([...recommenders, ['partner2', 'partner1'], ['partner1', null]]);
    const pathOf = (userId: string): string[] => {
      const above = known.get(userId) ?? null;
      return above === null ? [] : [above, ...pathOf(above)];
    };
    const sum = (fits: (path: readonly string[]) => boolean) =>
      [...stakes].reduce((total, [userId, staked]) => (fits(pathOf(userId)) ? total + staked : total), 0);
    const shop = sum((path) => path.includes('partner2'));
    const direct = sum((path) => path.includes('partner1') && !path.includes('partner2'));
    expect(shop).toBeGreaterThan(0);
    const one = await viewOf(await signInOperator(origin, 'partner1'));
    const two = await viewOf(await signInOperator(origin, 'partner2'));
    if (typeof one === 'number' || typeof two === 'number') throw new Error('no view');
    const mini = (view: PartnerView) => view.sums.find(({ product }) => product === 'mini');
    // 0.8 % above, 0.6 % below.
    expect(mini(two)).toMatchObject({ staked: shop, rolled: Math.floor((shop * 60) / 10_000), paid: 0, before: 0 });
    const top = Math.floor((shop * 20) / 10_000) + Math.floor((direct * 80) / 10_000);
    expect(mini(one)).toMatchObject({ staked: shop + direct, rolled: top, after: top });
    expect(one.nodes.map(({ userId, depth }) => [userId, depth])).toEqual([
      ['partner1', 0],
      ['partner2', 1],
    ]);
  });
});

/** The proposal that waits. */
async function waiting(who: OperatorCaller): Promise<Proposal> {
  const { body } = await who.call('GET', '/proposals');
  const rows = Proposal.array().parse((body as { readonly rows: unknown }).rows);
  const found = rows.find(({ state }) => state === 'waiting');
  if (found === undefined) throw new Error('nothing waits');
  return found;
}

const sound = async (origin: Origin) => expect(isSound(await origin.inspect.ledger())).toBe(true);

describe('what a partner does', () => {
  it('MGR-4 TWO-1 OPR-13 takes rolling out when somebody of the house confirms it, once, and no more than there is', async () => {
    const { origin } = await playedHouse(5);
    const partner = await signInOperator(origin, 'partner2');
    const cashier = await signInOperator(origin, 'cashier1');
    const before = await viewOf(partner);
    if (typeof before === 'number') throw new Error('no view');
    const left = before.sums[2]?.after ?? 0;
    expect(left).toBeGreaterThan(0);
    const given = { partner: 'partner2', product: 'mini', amount: left };
    const more = await partner.call('POST', '/partner/withdraw/preview', { given: { ...given, amount: left + 1 } });
    expect(refusalOf(more)).toMatchObject({ reason: 'short', numbers: { balance: left } });
    const asked = await partner.does('/partner/withdraw', given);
    expect(asked.body).toMatchObject({ outcome: 'proposed' });
    // Nobody of the house asks for a partner, and a partner confirms nothing.
    expect(refusalOf(await cashier.does('/partner/withdraw', given)).reason).toBe('unknown');
    const proposal = await waiting(cashier);
    expect(proposal).toMatchObject({
      amount: left,
      by: { role: 'partner' },
      lines: [{ what: 'rolling.mini', before: left, after: 0 }, {}],
    });
    const confirm = { act: 'confirm', id: proposal.id, hash: proposal.hash };
    expect((await partner.act('/proposal', confirm)).status).toBe(403);
    expect((await cashier.act('/proposal', confirm)).status).toBe(200);
    const after = await viewOf(partner);
    if (typeof after === 'number') throw new Error('no view');
    expect(after.sums[2]).toMatchObject({ paid: left, after: 0 });
    expect(after.money).toBe(before.money + left);
    expect(after.payouts).toMatchObject([{ product: 'mini', amount: left }]);
    expect(refusalOf(await partner.does('/partner/withdraw', given)).reason).toBe('short');
    await sound(origin);
  });

  it('MGR-5 gives from their own money and takes back to it, no more than is there, told to the member', async () => {
    const origin = await openOrigin({ callBudgets: null });
    const partner = await signInOperator(origin, 'partner2');
    const member = await signIn(origin);
    const won = async () => ((await member.call('GET', '/member/user')).body as { readonly emoney: number }).emoney;
    const adjust = (delta: number, change = {}) =>
      partner.does('/partner/adjust', { partner: 'partner2', userId: 'member1', delta, words: '지급', ...change });
    expect((await adjust(200_000)).body).toMatchObject({ outcome: 'done', done: { balance: 1_200_000 } });
    expect((await adjust(-50_000)).body).toMatchObject({ outcome: 'done', done: { balance: 1_150_000 } });
    expect(await won()).toBe(1_150_000);
    const view = await viewOf(partner);
    expect(view).toMatchObject({ money: 2_850_000 });
    expect(refusalOf(await adjust(2_850_001))).toMatchObject({ reason: 'short', numbers: { balance: 2_850_000 } });
    expect(refusalOf(await adjust(-1_150_001))).toMatchObject({ reason: 'short', numbers: { balance: 1_150_000 } });
    // Not from the purse of the partner above, nor of those of another tree.
    expect(refusalOf(await adjust(1_000, { partner: 'partner1' })).reason).toBe('unknown');
    expect(refusalOf(await adjust(1_000, { userId: 'member8' })).reason).toBe('unknown');
    expect(refusalOf(await adjust(1_000, { userId: 'partner2' })).reason).toBe('unknown');
    await sound(origin);
  });

  it('MGR-3 MGR-6 a partner who becomes something else leaves what came until then as it was, to them and to those above', async () => {
    const { origin, dataDir } = await playedHouse(5);
    const owner = await signInOperator(origin);
    const sums = async (partner: string) => {
      const view = await viewOf(owner, partner);
      return typeof view === 'number' ? view : view.sums.map(({ after }) => after);
    };
    const [top, shop] = [await sums('partner1'), await sums('partner2')];
    expect((await owner.does('/operator', { id: 'partner2', role: 'support', isBlocked: false })).status).toBe(200);
    expect(await sums('partner2')).toBe(404);
    expect(await sums('partner1')).toEqual(top);
    expect((await owner.does('/operator', { id: 'partner2', role: 'partner', isBlocked: false })).status).toBe(200);
    expect([await sums('partner1'), await sums('partner2')]).toEqual([top, shop]);
    await origin.close();
    const store = openSqliteStore(dataDir, 1);
    const known = await store.read((tx) => readRatesOf(tx, 'partner2'));
    await store.close();
    expect(known.at(-1)).toEqual({ from: TODAY + DAY_MS, casino: 0, slot: 0, mini: 0 });
  });

  it('MGR-6 first percentages of one below another begin tomorrow: today’s are the other’s', async () => {
    const { origin, recommenders } = await playedHouse(5);
    const owner = await signInOperator(origin);
    const [userId] = [...recommenders].find(([, above]) => above?.startsWith('partner') === true) ?? [];
    await owner.does('/operator/add', { userId, name: '새지점', role: 'partner' });
    const given = { partner: userId, casino: 50, slot: 50, mini: 50 };
    const starts = async () =>
      (await owner.preview('/partner/rates', given)).lines.find(({ what }) => what === 'startAt')?.after;
    expect(await starts()).toBe(TODAY + DAY_MS);
  });

  it('MGR-3 a stake of a table that is given back after midnight rolls nothing', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir })).close();
    const store = openSqliteStore(dataDir, 1);
    const member = MemberId.parse('member3');
    await store.write(async (tx) => {
      await tx
        .updateTable('partner_rates')
        .set({ from_at: TODAY - 30 * DAY_MS })
        .execute();
      for (const [at, kind] of [
        [TODAY - DAY_MS, 'casinoStaked'],
        [TODAY, 'casinoReturned'],
      ] as const) {
        const moved = { from: 'house:funding', to: availableOf(member), amount: 2_000_000, kind, betId: null } as const;
        await countPlay(tx, { member_id: member, game: 'baccarat' }, [moved], at);
      }
    });
    await store.close();
    const view = await viewOf(await signInOperator(await openOrigin({ dataDir }), 'partner2'));
    expect(view).toMatchObject({ sums: [{ product: 'casino', staked: 0, rolled: 0, after: 0 }, {}, {}] });
  });

  it('MGR-6 percentages change from tomorrow on, and by an owner alone', async () => {
    const origin = await openOrigin({ callBudgets: null });
    const [owner, partner] = [await signInOperator(origin), await signInOperator(origin, 'partner2')];
    const given = { partner: 'partner2', casino: 90, slot: 180, mini: 60 };
    const shown = await owner.preview('/partner/rates', given);
    expect(shown.lines).toEqual([
      { what: 'rate.casino', before: 80, after: 90 },
      { what: 'startAt', before: null, after: TODAY + DAY_MS },
    ]);
    expect((await owner.does('/partner/rates', given)).body).toMatchObject({ done: { from: TODAY + DAY_MS } });
    expect((await partner.act('/partner/rates', given)).status).toBe(403);
    const view = await viewOf(partner);
    expect(view).toMatchObject({ sums: [{ product: 'casino', rate: 80 }, {}, {}] });
    expect(refusalOf(await owner.does('/partner/rates', given)).reason).toBe('unchanged');
  });
});
