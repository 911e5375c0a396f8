/**
 * The screens of all pages that `firstRoutes.tsx` does not have (NAV-01), loaded when one of their addresses is asked for, or once the prices are here.
 * Each loads when first visited. A page without a screen does not compile.
 */
import { restTable, type RestPage } from '../domain/reference/pageTable.ts';
import { pageTitles } from './kit/copy/pages.ts';
import { joinTree, routeTree, type PagePart } from './shell/layout/routeTree.tsx';

/** Of first pages that few visits begin with. */
export const seldomScreens = {
  desk: () => import('./office/OperatorScreen.tsx'),
  verify: () => import('./mini-games/verify/VerifyScreen.tsx'),
  notFound: () => import('./shell/failure/NotFoundScreen.tsx'),
};

const rest: PagePart<RestPage, (typeof restTable)[RestPage]['family']> = {
  rows: restTable,
  titles: pageTitles,
  screens: {
    miniGames: { lazy: () => import('./mini-games/MiniGameScreen.tsx') },
    betHistory: { lazy: () => import('./bets/history/BetResultScreen.tsx') },
    results: { lazy: () => import('./sports/results/ResultsScreen.tsx') },
    virtualGame: { lazy: () => import('./mini-games/virtual/VirtualScreen.tsx') },
    messages: { lazy: () => import('./service/messages/MessageScreen.tsx') },
    customer: { lazy: () => import('./service/inquiries/CustomerScreen.tsx') },
    posts: { lazy: () => import('./service/posts/BoardScreen.tsx') },
    member: { lazy: () => import('./service/member/MemberScreen.tsx') },
    limits: { lazy: () => import('./service/limits/LimitsScreen.tsx') },
    rules: { lazy: () => import('./service/articles/RuleScreen.tsx') },
    cashier: { lazy: () => import('./money/cashier/CashierScreen.tsx') },
    lobby: { lazy: () => import('./lobbies/games/LobbyScreen.tsx') },
    houseGame: { lazy: () => import('./lobbies/house/HouseGameScreen.tsx') },
    attendance: { lazy: () => import('./service/days/AttendanceScreen.tsx') },
    quests: { lazy: () => import('./service/days/QuestScreen.tsx') },
    tournament: { lazy: () => import('./service/days/TournamentScreen.tsx') },
    friends: { lazy: () => import('./service/days/FriendScreen.tsx') },
    articles: { lazy: () => import('./service/articles/ArticlesScreen.tsx') },
    liveTv: { lazy: () => import('./sports/livetv/LiveTvScreen.tsx') },
    statement: { lazy: () => import('./money/ledger/StatementScreen.tsx') },
    points: { lazy: () => import('./money/ledger/PointsScreen.tsx') },
    coupons: { lazy: () => import('./money/ledger/CouponsScreen.tsx') },
    calculations: { lazy: () => import('./money/ledger/CalculationScreen.tsx') },
    launch: { lazy: () => import('./lobbies/lobby/LaunchScreen.tsx') },
  },
};

/** Alone, as if there were no others. */
export const restRoutes = routeTree(rest);

/** @param join as `joinTree` takes it */
export const joinRest = (join: Parameters<typeof joinTree>[1]): void => joinTree(rest, join);
