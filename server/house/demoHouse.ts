/** What a new house has: its demo members and the limits of its five levels. Amounts in won. */
import type { LevelSetting } from '../../src/domain/session/limits.ts';

/** Of every demo account; published, so that it opens nothing in a house that is no demo. */
export const DEMO_PASSWORD = 'hanpan1234';
/** Of every demo account, and published as well. */
export const DEMO_PIN = '482915';
/** Base32, of every demo operator's authenticator, and published with the codes it makes. */
export const DEMO_AUTHENTICATOR = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Telephone number of the demo member at a place in the list. */
export const demoPhone = (index: number): string => `010${String(index + 1).padStart(8, '0')}`;

/** A member that a new demo house begins with; money in won. */
export interface DemoMember {
  readonly userId: string;
  readonly level: number;
  readonly emoney: number;
  readonly point: number;
  readonly type: 0 | 1 | 2;
  readonly role: number;
  readonly tendency: number;
}

const member = (userId: string, level: number, emoney: number, point: number, tendency = 0): DemoMember => ({
  userId,
  level,
  emoney,
  point,
  type: 0,
  role: 0,
  tendency,
});

/** Tendency 36 caps total odds at 20; 22 may not enter the lobbies. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  member('member1', 1, 1_000_000, 10_000),
  member('member2', 1, 500_000, 5_000),
  member('member3', 2, 2_000_000, 12_000),
  member('member4', 2, 300_000, 0),
  member('member5', 3, 5_000_000, 30_000),
  member('member6', 3, 1_500_000, 8_000, 36),
  member('member7', 4, 10_000_000, 50_000),
  member('member8', 5, 20_000_000, 100_000, 22),
  { userId: 'manager1', level: 5, emoney: 0, point: 0, type: 2, role: 0, tendency: 0 },
  { userId: 'admin1', level: 5, emoney: 0, point: 0, type: 1, role: 10, tendency: 0 },
];

const level = (number: number, maxBet: number, maxWin: number, percent: number): LevelSetting => ({
  level: number,
  minBetAmount: 5_000,
  maxBetAmount: maxBet,
  maxWinAmount: maxWin,
  maxBetPercent: percent,
  minLiveBetAmount: 5_000,
  maxLiveBetAmount: maxBet / 2,
  maxLiveWinAmount: maxWin / 2,
  maxLiveBetPercent: percent,
  minSpecialBetAmount: 5_000,
  maxSpecialBetAmount: maxBet / 4,
  maxSpecialWinAmount: maxWin / 4,
  maxSpecialBetPercent: percent,
});

/** Limits of the five levels, won. */
export const DEMO_LEVELS: readonly LevelSetting[] = [
  level(1, 2_000_000, 5_000_000, 0),
  level(2, 3_000_000, 10_000_000, 0),
  level(3, 5_000_000, 20_000_000, 50),
  level(4, 10_000_000, 30_000_000, 0),
  level(5, 20_000_000, 50_000_000, 0),
];
