/**
 * What a member wrote, drawn (FRE-1): text, whatever it looks like. Addresses in it lead nowhere. It has a direction of its own and breaks anywhere, so that
 * nothing in it moves what stands around it.
 */
import * as styles from './Threads.css.ts';

interface MemberTextProps {
  readonly text: string;
  /** `line`: one line, cut where its place ends; `brief`: two at most. */
  readonly as?: 'text' | 'line' | 'brief';
  readonly className?: string | undefined;
}

export function MemberText({ text, as = 'text', className }: MemberTextProps) {
  return (
    <bdi dir="auto" className={[styles.memberText({ as }), className].filter(Boolean).join(' ')}>
      {text}
    </bdi>
  );
}
