/**
 * Makes routes of the table's rows: rows of one guard and one layout share both, so that going from page to page keeps what
 * stands around them (SES-01, SES-14). What fails to load or to draw shows its failure inside the layout (NAV-12).
 */
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { nextTask } from '../../kit/timing/nextTask.ts';
import { RouteFailure } from '../failure/RouteFailure.tsx';
import { MemberGate, VisitorGate } from '../gate/SessionGate.tsx';
import { BareLayout } from './BareLayout.tsx';
import { LoginLayout } from './LoginLayout.tsx';
import { PageTitle } from './PageTitle.tsx';
import type { PageHandle } from './pageHandle.ts';

/** `bare`: nothing but the page. */
export type LayoutName = 'login' | 'maintenance' | 'default' | 'bare';
/** `visitor`: anyone. `member`: whoever is signed in; others sign in first and come back. */
export type GuardName = 'visitor' | 'member';

type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;
/** A screen, or how it is loaded. */
type ScreenSource = { readonly Component: ComponentType } | { readonly lazy: LoadScreen };

export type PageRow = ScreenSource & PlacedPage;

interface PlacedPage extends PageHandle {
  readonly path: string;
  readonly layout: LayoutName;
  readonly guard: GuardName;
}

/** Slip, menu and tabs come with the first page that has them: a visitor who signs in needs none. */
const layouts: Record<LayoutName, Pick<RouteObject, 'Component' | 'element' | 'lazy'>> = {
  login: { Component: LoginLayout },
  maintenance: { element: <LoginLayout isWide /> },
  default: { lazy: apart(async () => ({ Component: (await import('./DefaultLayout.tsx')).DefaultLayout })) },
  bare: { Component: BareLayout },
};
const guards: Record<GuardName, ComponentType> = { visitor: VisitorGate, member: MemberGate };

export function routeTree(pages: readonly PageRow[]): RouteObject[] {
  const groups = new Map<string, PageRow[]>();
  for (const page of pages) {
    const key = `${page.guard} ${page.layout}`;
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return [
    {
      Component: PageTitle,
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => null,
      children: [...groups.values()].flatMap(groupRoute),
    },
  ];
}

function groupRoute(pages: readonly PageRow[]): RouteObject[] {
  const [first] = pages;
  if (first === undefined) return [];
  const children = pages.map((page) => {
    const { path, title, columns } = page;
    const screen = 'lazy' in page ? { lazy: apart(page.lazy) } : { Component: page.Component };
    const handle: PageHandle = { title, ...(columns === undefined ? {} : { columns }) };
    return { path, ...screen, handle };
  });
  return [
    {
      Component: guards[first.guard],
      children: [{ ...layouts[first.layout], children: [{ ErrorBoundary: RouteFailure, children }] }],
    },
  ];
}

/** Asking for a page and for what it stands in, a dozen files each, is work of its own: together with the shell's it is a long task. */
function apart(load: LoadScreen): LoadScreen {
  return async () => {
    await nextTask();
    return load();
  };
}
