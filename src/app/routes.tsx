/**
 * The one table of routes (NAV-01): where a page is, what it stands in, who may see it. Screens load when first visited, but for the
 * login card: it is what a first visit shows, and asked for on its own it would be a round trip more to wait for.
 */
import { matchRoutes } from 'react-router-dom';
import { pageTitles } from './shell/copy/titles.ts';
import { routeTree, type PageRow } from './shell/layout/routeTree.tsx';
import { paths } from './kit/links/paths.ts';
import { LoginScreen } from './frame/session/LoginScreen.tsx';
import { VisitorGate } from './shell/gate/SessionGate.tsx';

const pages: readonly PageRow[] = [
  {
    path: paths.login,
    Component: LoginScreen,
    layout: 'login',
    guard: 'visitor',
    title: pageTitles.login,
  },
  {
    path: paths.maintenance,
    lazy: () => import('./shell/maintenance/MaintenanceScreen.tsx'),
    layout: 'maintenance',
    guard: 'visitor',
    title: pageTitles.maintenance,
  },
  {
    path: paths.home,
    lazy: () => import('./sports/home/HomeScreen.tsx'),
    layout: 'default',
    guard: 'member',
    title: pageTitles.home,
    columns: { hasMenu: false, hasAccount: true, slipPage: 'wintielose' },
  },
  {
    path: paths.wintielose,
    lazy: () => import('./sports/odds-board/KoreaScreen.tsx'),
    layout: 'default',
    guard: 'member',
    title: pageTitles.wintielose,
    columns: { slipPage: 'wintielose' },
  },
  {
    path: paths.betResult,
    lazy: () => import('./bets/history/BetResultScreen.tsx'),
    layout: 'default',
    guard: 'member',
    title: pageTitles.betResult,
  },
  {
    path: paths.message,
    lazy: () => import('./service/messages/MessageScreen.tsx'),
    layout: 'default',
    guard: 'member',
    title: pageTitles.message,
  },
  {
    path: paths.member,
    lazy: () => import('./service/member/MemberScreen.tsx'),
    layout: 'default',
    guard: 'member',
    title: pageTitles.member,
  },
  {
    path: paths.rule,
    lazy: () => import('./service/rules/RuleScreen.tsx'),
    layout: 'default',
    guard: 'member',
    title: pageTitles.rule,
  },
  {
    path: paths.admin,
    lazy: () => import('./office/OperatorScreen.tsx'),
    layout: 'maintenance',
    guard: 'member',
    title: pageTitles.admin,
  },
  {
    path: paths.manager,
    lazy: () => import('./office/OperatorScreen.tsx'),
    layout: 'maintenance',
    guard: 'member',
    title: pageTitles.manager,
  },
  {
    path: paths.launch,
    lazy: () => import('./lobbies/lobby/LaunchScreen.tsx'),
    layout: 'bare',
    guard: 'member',
    title: pageTitles.launch,
  },
  {
    path: '*',
    lazy: () => import('./shell/failure/NotFoundScreen.tsx'),
    layout: 'default',
    guard: 'member',
    title: pageTitles.notFound,
  },
];

export const routes = routeTree(pages);

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
