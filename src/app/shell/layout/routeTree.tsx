/**
 * Makes routes of the page table: pages of one guard and one layout share both, so that going from page to page keeps what stands around
 * them (SES-01, SES-14). What fails to load or to draw shows its failure inside the layout (NAV-12).
 */
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import {
  PAGE_IDS,
  pageRow,
  pageTable,
  type PageFamily,
  type PageGuard,
  type PageId,
  type PageLayout,
} from '../../../domain/reference/pageTable.ts';
import { nextTask } from '../../kit/timing/nextTask.ts';
import { RouteFailure } from '../failure/RouteFailure.tsx';
import { MemberGate, VisitorGate } from '../gate/SessionGate.tsx';
import { BareLayout } from './BareLayout.tsx';
import { LoginLayout } from './LoginLayout.tsx';
import { PageTitle } from './PageTitle.tsx';

type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;
/** A screen, or how it is loaded. */
export type ScreenSource = { readonly Component: ComponentType } | { readonly lazy: LoadScreen };
/** The screen of each family of pages. */
export type Screens = { readonly [Family in PageFamily]: ScreenSource };

/** Slip, menu and tabs come with the first page that has them: a visitor who signs in needs none. */
const member = { lazy: apart(async () => ({ Component: (await import('./DefaultLayout.tsx')).DefaultLayout })) };
const layouts: Record<PageLayout, Pick<RouteObject, 'Component' | 'element' | 'lazy'>> = {
  login: { Component: LoginLayout },
  maintenance: { element: <LoginLayout isWide /> },
  default: member,
  start: member,
  play: member,
  bare: { Component: BareLayout },
  // Such a page brings its own.
  open: {},
};
const guards: Record<PageGuard, ComponentType> = { visitor: VisitorGate, member: MemberGate };

export function routeTree(screens: Screens): RouteObject[] {
  const children: RouteObject[] = [];
  for (const guard of ['visitor', 'member'] as const) {
    for (const layout of new Set(Object.values(layouts))) {
      const pages = PAGE_IDS.filter(
        (page) => pageRow(page).guard === guard && layouts[pageRow(page).layout] === layout,
      );
      if (pages.length > 0) children.push(groupRoute(guards[guard], layout, pages, screens));
    }
  }
  return [{ Component: PageTitle, ErrorBoundary: RouteFailure, HydrateFallback: () => null, children }];
}

function groupRoute(
  Guard: ComponentType,
  layout: (typeof layouts)[PageLayout],
  pages: readonly PageId[],
  screens: Screens,
): RouteObject {
  const children = pages.map((page) => {
    const { path, family } = pageTable[page];
    const screen = screens[family];
    return { path, handle: page, ...('lazy' in screen ? { lazy: apart(screen.lazy) } : screen) };
  });
  return { Component: Guard, children: [{ ...layout, children: [{ ErrorBoundary: RouteFailure, children }] }] };
}

/** Asking for a page and for what it stands in, a dozen files each, is work of its own: together with the shell's it is a long task. */
function apart(load: LoadScreen): LoadScreen {
  return async () => {
    await nextTask();
    return load();
  };
}
