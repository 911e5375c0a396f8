/** The one table of routes. Screens load when first visited; a handle says which columns stand beside them. */
import type { RouteObject } from 'react-router-dom';
import { DefaultLayout } from './layout/DefaultLayout.tsx';
import { LoginLayout } from './layout/LoginLayout.tsx';
import { paths } from './paths.ts';
import { RouteFailure } from './screens/RouteFailure.tsx';
import { RequireSession } from './session/RequireSession.tsx';

export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
    children: [
      {
        Component: LoginLayout,
        children: [{ path: paths.login, lazy: () => import('./screens/LoginScreen.tsx') }],
      },
      {
        Component: RequireSession,
        children: [
          {
            Component: DefaultLayout,
            children: [
              {
                ErrorBoundary: RouteFailure,
                children: [
                  { path: paths.home, handle: { hasMenu: false }, lazy: () => import('./screens/HomeScreen.tsx') },
                  {
                    path: paths.wintielose,
                    handle: { slipPage: 'wintielose' },
                    lazy: () => import('./screens/KoreaScreen.tsx'),
                  },
                  { path: paths.betResult, lazy: () => import('./screens/BetResultScreen.tsx') },
                  { path: '*', lazy: () => import('./screens/NotFoundScreen.tsx') },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
