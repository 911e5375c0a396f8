/** The root of all routes: gives the window the title of the page it shows, so that tabs can be told apart (NAV-01). */
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { documentTitle } from '../../kit/copy/pages.ts';
import { usePage } from '../../kit/links/usePage.ts';

export function PageTitle() {
  const title = documentTitle(usePage());
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Outlet />;
}
