/** The first news item as one line of text (NAV-02). */
import { news } from '../../db/queries/session.ts';
import { connection } from '../copy/labels.ts';
import { useLive } from '../ports/useLive.ts';
import { noticeText, withoutLabel } from './noticeText.ts';
import * as styles from './NoticeLine.css.ts';

export function NoticeLine() {
  const [first] = useLive(news, []) ?? [];
  const text = first === undefined ? '' : withoutLabel(noticeText(first), connection.notice);
  if (text === '') return null;
  return (
    <p className={styles.notice} title={text}>
      <span className={styles.chip}>{connection.notice}</span>
      <span className={styles.text}>{text}</span>
    </p>
  );
}
