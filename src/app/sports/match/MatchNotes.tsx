/** Why prices of a match cannot be pressed, where they cannot: it has begun, something just happened in it, or nothing keeps them up to date. */
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { StaleNote } from '../../frame/connection/StaleNote.tsx';
import { useHasNote } from '../../frame/connection/useHasNote.ts';
import { minuteText } from '../../kit/copy/time.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { heldText, match } from '../copy/match.ts';
import type { RowContext } from '../odds-board/SelectionButton.tsx';
import * as styles from './MatchNotes.css.ts';

interface MatchNotesProps {
  readonly fixture: Fixture;
  readonly row: RowContext;
  readonly isTaking: boolean;
}

export function MatchNotes({ fixture, row, isTaking }: MatchNotesProps) {
  const hasStaleNote = useHasNote(row.followed, [fixture]);
  const { status, score, startAt } = fixture;
  const held = score?.play?.held ?? null;
  const text =
    status === 'inPlay' && !isTaking ? match.started(minuteText(startAt)) : held === null ? undefined : heldText(held);
  // In play prices are held and told again all the time: its room is kept, so that nothing below moves.
  const isRoomKept = status === 'inPlay' && score?.play !== undefined;
  if (text === undefined && !hasStaleNote && !isRoomKept) return null;
  return (
    <div className={styles.notes} role="status">
      {text === undefined ? null : (
        <p className={styles.note}>
          <Icon name="lock" size={16} />
          {text}
        </p>
      )}
      {hasStaleNote ? <StaleNote /> : null}
    </div>
  );
}
