/**
 * Makes routes of the page table: pages of one guard and one layout share both, so that going from page to page keeps what stands around
 * them (SES-01, SES-14). Pages that come later join those that are there. What fails to load or to draw shows its failure inside the layout (NAV-12).
 */
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageGuard, PageLayout, PageRow } from '../../../domain/reference/pageShape.ts';
import type { PageId } from '../../../domain/reference/pageTable.ts';
import type { PageShown } from '../../kit/links/usePage.ts';
import { nextTask } from '../../kit/timing/nextTask.ts';
import { RouteFailure } from '../failure/RouteFailure.tsx';
import { MemberGate, VisitorGate } from '../gate/SessionGate.tsx';
import { BareLayout } from './BareLayout.tsx';
import { LoginLayout } from './LoginLayout.tsx';
import { PageTitle } from './PageTitle.tsx';

type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;
/** A screen, or how it is loaded. */
export type ScreenSource = { readonly Component: ComponentType } | { readonly lazy: LoadScreen };

/** A part of the page table with its titles, and the screen of each family of its pages. */
export interface PagePart<Page extends PageId = PageId, Family extends string = string> {
  readonly rows: Readonly<Record<Page, PageRow & { readonly family: Family }>>;
  readonly titles: Readonly<Record<Page, string>>;
  readonly screens: { readonly [Name in Family]: ScreenSource };
}

/** Slip, menu and tabs come with the first page that has them: a visitor who signs in needs none. */
const loadMember = apart(async () => ({ Component: (await import('./DefaultLayout.tsx')).DefaultLayout }));
const member = { lazy: loadMember };
const layouts: Record<PageLayout, Pick<RouteObject, 'Component' | 'element' | 'lazy'>> = {
  login: { Component: LoginLayout },
  maintenance: { element: <LoginLayout isWide /> },
  default: member,
  start: member,
  play: member,
  whole: member,
  bare: { Component: BareLayout },
  // Such a page brings its own.
  open: {},
};
const guards: Record<PageGuard, ComponentType> = { visitor: VisitorGate, member: MemberGate };

interface Group {
  readonly id: string;
  readonly guard: PageGuard;
  readonly layout: (typeof layouts)[PageLayout];
}
/** Each guard with each layout, whether a page has both by now or not. */
const groups = (['visitor', 'member'] as const).flatMap((guard) =>
  [...new Set(Object.values(layouts))].map((layout, n): Group => ({ id: `${guard}-${n}`, guard, layout })),
);

export function routeTree<Page extends PageId, Family extends string>(part: PagePart<Page, Family>): RouteObject[] {
  const children = groups.map((group) => ({
    Component: guards[group.guard],
    children: [
      {
        ...group.layout,
        children: [{ id: group.id, ErrorBoundary: RouteFailure, children: routesIn(group, part) }],
      },
    ],
  }));
  return [{ Component: PageTitle, ErrorBoundary: RouteFailure, HydrateFallback: () => null, children }];
}

/** Adds the pages of a part to a tree that stands; a page that is there stays as it is. */
export function joinTree<Page extends PageId, Family extends string>(
  part: PagePart<Page, Family>,
  join: (id: string, routes: RouteObject[]) => void,
): void {
  for (const group of groups) {
    const routes = routesIn(group, part);
    if (routes.length > 0) join(group.id, routes);
  }
}

function routesIn<Page extends PageId, Family extends string>(
  { guard, layout }: Group,
  { rows, titles, screens }: PagePart<Page, Family>,
): RouteObject[] {
  return (Object.keys(rows) as Page[])
    .filter((page) => rows[page].guard === guard && layouts[rows[page].layout] === layout)
    .map((page) => {
      const row = rows[page];
      const screen: ScreenSource = screens[row.family];
      const handle: PageShown = { page, row, title: titles[page] };
      return { path: row.path, handle, ...('lazy' in screen ? { lazy: apart(screen.lazy) } : screen) };
    });
}

/** What most pages stand in, asked for before it is known which page it is. What cannot be had now is asked for again. */
export const loadMembersLayout = (): Promise<unknown> => loadMember().catch(() => undefined);

/** Asking for a page and for what it stands in, a dozen files each, is work of its own: together with the shell's it is a long task. */
function apart(load: LoadScreen): LoadScreen {
  return async () => {
    await nextTask();
    return load();
  };
}
