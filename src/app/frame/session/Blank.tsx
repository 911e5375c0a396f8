/** The blank page of status 406 (§8, SES-07): this tab leaves the site. */
import { useEffect } from 'react';

export function Blank() {
  useEffect(() => {
    location.replace('about:blank');
  }, []);
  return null;
}
