/**
 * The first part of the page table with its screens (NAV-01), and how the rest joins it: an address that no first page has loads `routes.tsx`, which names
 * all other pages. Screens load when first visited, but for the login card: it is what a first visit shows, and asked for on its own it would be a round
 * trip more to wait for.
 */
import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { firstTable, type FirstPage } from '../domain/reference/firstPages.ts';
import { LoginScreen } from './frame/session/LoginScreen.tsx';
import { firstTitles } from './kit/copy/firstPages.ts';
import { pageShownOf } from './kit/links/usePage.ts';
import { VisitorGate } from './shell/gate/SessionGate.tsx';
import type { seldomScreens } from './routes.tsx';
import { loadMembersLayout, routeTree, type PagePart } from './shell/layout/routeTree.tsx';

/** A page that few visits begin with: the files of its screen are named with the rest. */
const seldom = (family: keyof typeof seldomScreens) => async () =>
  (await import('./routes.tsx')).seldomScreens[family]();

const first: PagePart<FirstPage, (typeof firstTable)[FirstPage]['family']> = {
  rows: firstTable,
  titles: firstTitles,
  screens: {
    login: { Component: LoginScreen },
    maintenance: { lazy: () => import('./shell/maintenance/MaintenanceScreen.tsx') },
    home: { lazy: () => import('./sports/home/HomeScreen.tsx') },
    board: { lazy: () => import('./sports/odds-board/KoreaScreen.tsx') },
    europe: { lazy: () => import('./sports/europe/EuropeScreen.tsx') },
    inPlay: { lazy: () => import('./sports/inplay/InPlayScreen.tsx') },
    lines: { lazy: () => import('./sports/odds-board/LinesScreen.tsx') },
    desk: { lazy: seldom('desk') },
    verify: { lazy: seldom('verify') },
    notFound: { lazy: seldom('notFound') },
  },
};

export const firstRoutes = routeTree(first);

const routesAt = (routes: RouteObject[], address: string) =>
  (matchRoutes(routes, address) ?? []).map(({ route }) => route);

/** Whether the page of an address may be seen without a sign-in. */
export const isForVisitors = (path: string): boolean =>
  routesAt(firstRoutes, path).some((route) => route.Component === VisitorGate);

/** For the router, whenever no first page has an address: loads the rest, and beside it what most pages stand in. */
export const joinRest: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  void loadMembersLayout();
  (await import('./routes.tsx')).joinRest(patch);
};

/** Asks for what the router will ask for to show an address. What cannot be had now is asked for again then. */
export async function loadPage(address: string): Promise<void> {
  const routes = routesAt(firstRoutes, address);
  const isFirst = pageShownOf(routes).page !== 'notFound';
  const asked = isFirst
    ? routes
    : await import('./routes.tsx').then(
        (rest) => routesAt(rest.restRoutes, address),
        () => [],
      );
  await Promise.allSettled(
    asked.map(async ({ lazy }) => {
      if (typeof lazy === 'function') await lazy();
    }),
  );
}
