/** What a trader chooses of a cap, and how what is in force is called (LIM-8, RSK-10). */
import { describe, expect, it } from 'vitest';
import { FIRST_CAP, givenIn, sumsIn, targetOf, type CapDraft } from '../../../src/app/office/pages/rulings/capDraft.ts';
import { capName, marginName } from '../../../src/app/office/pages/rulings/rulingNames.ts';
import { FixtureId, LeagueId } from '../../../src/domain/kernel/ids.ts';
import { CAP_SCOPES } from '../../../src/domain/limits/caps.ts';
import type { NamedMargin, StandingCap } from '../../../src/domain/office/risk.ts';
import { MARKET } from '../../../src/domain/reference/markets.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';

const said = { name: '한도윤', at: 1, reason: '위험' };
const football: StandingCap = {
  ...{ target: { scope: 'sport', sportId: SPORT.football }, maxStake: 50_000, maxWinnings: null },
  ...said,
};

describe('a cap as it is chosen', () => {
  it('LIM-8 shows what stands where nothing was typed, and says what was typed with it', () => {
    expect(sumsIn(FIRST_CAP, [football])).toEqual({ maxStake: 50_000, maxWinnings: 0 });
    const draft: CapDraft = { ...FIRST_CAP, maxWinnings: 900_000 };
    expect(givenIn(draft, [football])).toEqual({
      ...{ act: 'set', target: football.target, maxStake: 50_000, maxWinnings: 900_000 },
    });
    expect(givenIn({ ...draft, maxStake: 0 }, [football])).toMatchObject({ maxStake: null, maxWinnings: 900_000 });
    expect(givenIn({ ...draft, maxStake: 0, maxWinnings: 0 }, [football])).toBeUndefined();
    expect(sumsIn({ ...FIRST_CAP, sportId: SPORT.tennis }, [football])).toEqual({ maxStake: 0, maxWinnings: 0 });
  });

  it('LIM-8 each kind has a name of its own', () => {
    const names = CAP_SCOPES.map((scope) => capName(targetOf({ ...FIRST_CAP, scope })));
    expect(names).toEqual(['스페셜', '축구', '정확한 스코어', '축구 정확한 스코어']);
  });
});

describe('a margin in force', () => {
  const none = { sportId: null, leagueName: null, home: null, away: null, marketName: null };
  const game = {
    ...none,
    sportId: SPORT.football,
    leagueName: 'K League 1',
    home: '서울',
    away: '울산',
    marketName: '1X2',
  };
  const named = (target: NamedMargin['target'], of: NamedMargin['of']) =>
    marginName({ target, of, shift: 250, ...said });
  const fixtureId = FixtureId.parse('fx-a');

  it('RSK-10 is called by what it is of, and says what is no longer on offer', () => {
    expect([named({ scope: 'all' }, none), named({ scope: 'sport', sportId: SPORT.football }, none)]).toEqual([
      ...['전체', '축구'],
    ]);
    const league = { scope: 'league', leagueId: LeagueId.parse('k1') } as const;
    expect([named(league, game), named(league, none)]).toEqual(['K League 1', 'k1 (판매 종료)']);
    expect(named({ scope: 'fixture', fixtureId }, none)).toBe('fx-a (판매 종료)');
    const market = { scope: 'market', fixtureId, marketId: MARKET.overUnder, baseLine: '2.5' } as const;
    expect(named(market, game)).toBe('서울 – 울산 언더오버 2.5');
  });
});
