/** Bugs in what a yes covers: a bet that nobody was asked. */
import { bug, type PlantedBug } from './bug.ts';

const CONSENT = 'domain/bet-slip/consent.ts';

export const CONSENT_BUGS: readonly PlantedBug[] = [
  bug(
    'bet',
    'price-not-compared',
    'a yes to one price places the bet at another',
    ['questionChanged'],
    [
      CONSENT,
      'asked.picks.every((pick, index) => isSamePick(pick, now.picks[index]))',
      'asked.picks.every((pick, index) => pick.selectionId === now.picks[index]?.selectionId)',
    ],
  ),
  bug(
    'bet',
    'stake-not-compared',
    'the amount that another tab has chosen is placed by the question of this one',
    ['questionChanged'],
    [CONSENT, 'asked.stake === now.stake &&', 'now.stake >= 0 &&'],
    [
      'worker/commands/placeBet.ts',
      'let picks: readonly SlipPick[] = [];',
      'let picks: readonly SlipPick[] = [];\n  let stored = 0;',
    ],
    [
      'worker/commands/placeBet.ts',
      'bettingRequestOf(page, memberId, picks, consent.terms.stake, changeFlag)',
      'bettingRequestOf(page, memberId, picks, stored, changeFlag)',
    ],
    [
      'worker/commands/placeBet.ts',
      '({ picks } = decision.events.reduce(evolveSlip, slip));',
      '({ picks, stake: stored } = decision.events.reduce(evolveSlip, slip));',
    ],
  ),
  bug(
    'bet',
    'pressed-while-it-opens',
    'a question that has just opened or changed takes the press that was meant for what stood there before',
    ['questionChanged'],
    ['domain/bet-slip/betQuestion.ts', 'at - shownAt < REST_MS', 'at < shownAt'],
  ),
];
