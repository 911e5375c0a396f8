/** The root of all routes: gives the window the title of the page it shows, so that tabs can be told apart (NAV-01). */
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { windowTitle } from '../../kit/copy/firstPages.ts';
import { usePageShown } from '../../kit/links/usePage.ts';

export function PageTitle() {
  const { page, title: name } = usePageShown();
  const title = windowTitle(page, name);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Outlet />;
}
