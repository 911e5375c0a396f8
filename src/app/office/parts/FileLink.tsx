/** What is shown, as a file that the browser saves. */
import { OfficeIcon } from './OfficeIcon.tsx';
import { file } from './FileLink.css.ts';

interface FileLinkProps {
  readonly text: string;
  readonly href: string;
  /** What the file is called. */
  readonly name: string;
}

export function FileLink({ text, href, name }: FileLinkProps) {
  return (
    <a className={file} href={href} download={name}>
      <OfficeIcon name="download" size={16} />
      {text}
    </a>
  );
}
