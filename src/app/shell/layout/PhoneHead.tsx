/** The head of a phone's page that is no board, in the place of the boards' tabs: the way back, and the page's name, which its own heading says too. */
import { useNavigate } from 'react-router-dom';
import { chrome } from '../../frame/copy/chrome.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { usePageShown } from '../../kit/links/usePage.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { head, headName } from './DefaultLayout.css.ts';

export function PhoneHead() {
  const { title } = usePageShown();
  const navigate = useNavigate();
  // The first address of a tab has nothing behind it that is ours. The router counts its entries from 0.
  const isFirst = () => (history.state as { readonly idx?: number } | null)?.idx === 0;
  const goBack = () => void (isFirst() ? navigate(firstPathOf('home')) : navigate(-1));
  return (
    <div className={head}>
      <IconButton icon="left" name={chrome.back} onClick={goBack} />
      <span className={headName} aria-hidden="true">
        {title}
      </span>
    </div>
  );
}
