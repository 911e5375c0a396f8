/**
 * The page table with its screens (NAV-01). Screens load when first visited, but for the login card: it is what a first visit shows, and asked
 * for on its own it would be a round trip more to wait for.
 */
import { matchRoutes } from 'react-router-dom';
import { LoginScreen } from './frame/session/LoginScreen.tsx';
import { VisitorGate } from './shell/gate/SessionGate.tsx';
import { routeTree, type Screens } from './shell/layout/routeTree.tsx';

const screens: Screens = {
  login: { Component: LoginScreen },
  maintenance: { lazy: () => import('./shell/maintenance/MaintenanceScreen.tsx') },
  home: { lazy: () => import('./sports/home/HomeScreen.tsx') },
  board: { lazy: () => import('./sports/odds-board/KoreaScreen.tsx') },
  europe: { lazy: () => import('./sports/europe/EuropeScreen.tsx') },
  inPlay: { lazy: () => import('./sports/inplay/InPlayScreen.tsx') },
  lines: { lazy: () => import('./sports/odds-board/LinesScreen.tsx') },
  miniGames: { lazy: () => import('./mini-games/MiniGameScreen.tsx') },
  betHistory: { lazy: () => import('./bets/history/BetResultScreen.tsx') },
  results: { lazy: () => import('./sports/results/ResultsScreen.tsx') },
  virtualGame: { lazy: () => import('./mini-games/virtual/VirtualScreen.tsx') },
  messages: { lazy: () => import('./service/messages/MessageScreen.tsx') },
  member: { lazy: () => import('./service/member/MemberScreen.tsx') },
  rules: { lazy: () => import('./service/rules/RuleScreen.tsx') },
  desk: { lazy: () => import('./office/OperatorScreen.tsx') },
  verify: { lazy: () => import('./mini-games/verify/VerifyScreen.tsx') },
  launch: { lazy: () => import('./lobbies/lobby/LaunchScreen.tsx') },
  notFound: { lazy: () => import('./shell/failure/NotFoundScreen.tsx') },
};

export const routes = routeTree(screens);

/** Whether the page of an address may be seen without a sign-in. */
export const isForVisitors = (path: string): boolean =>
  (matchRoutes(routes, path) ?? []).some(({ route }) => route.Component === VisitorGate);

/** Asks for what the router will ask for to show an address. What cannot be had now is asked for again then. */
export const loadPage = (address: string): Promise<unknown> =>
  Promise.allSettled(
    (matchRoutes(routes, address) ?? []).map(async ({ route: { lazy } }) => {
      if (typeof lazy === 'function') await lazy();
    }),
  );
