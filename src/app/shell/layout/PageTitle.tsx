/** The root of all routes: gives the window the title of the page it shows, so that tabs can be told apart (NAV-01). */
import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { documentTitle } from '../copy/titles.ts';
import { titleOf } from './pageHandle.ts';

export function PageTitle() {
  const title = titleOf(useMatches());
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  return <Outlet />;
}
