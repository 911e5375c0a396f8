/**
 * Asks before a lobby's window opens (NAV-10), and keeps restricted members where they are (SES-09). Loaded with the first question.
 *
 * The window opens on the press itself, before anything is asked of the origin: what opens later is taken for a popup and blocked.
 */
import { currentMember } from '../../../db/queries/session.ts';
import { houseGameOf, isCasinoLike, RESTRICTED_TENDENCY, type LobbyTarget } from '../../../domain/reference/lobbies.ts';
import { lobby, lobbyTitle } from '../copy/lobbies.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { AlertDialog } from '../../kit/ui/AlertDialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { keepPlayed } from '../games/useLastPlayed.ts';
import { launchPath } from './launchPath.ts';

interface LobbyQuestionProps {
  readonly target: LobbyTarget;
  readonly onClose: () => void;
}

export function LobbyQuestion({ target, onClose }: LobbyQuestionProps) {
  const { local, now } = usePorts();
  const member = useLive(currentMember, []);
  const isLonger = isCasinoLike(target.kind);
  if (member === undefined) return null;
  if (isLonger && member.tendency === RESTRICTED_TENDENCY) {
    return (
      <AlertDialog
        isOpen
        title={lobby.restricted}
        onClose={onClose}
        cancel={<Button onClick={onClose}>{lobby.understood}</Button>}
        action={null}
      />
    );
  }
  const enter = () => {
    window.open(launchPath(target), '_blank', 'noopener');
    if (target.provider === 'house') keepPlayed(local, member.id, { gameId: houseGameOf(target.kind), at: now() });
    onClose();
  };
  return (
    <AlertDialog
      isOpen
      title={lobby.question(lobbyTitle(target))}
      description={isLonger ? lobby.longerSession : lobby.newWindow}
      onClose={onClose}
      cancel={<Button onClick={onClose}>{lobby.cancel}</Button>}
      action={
        <Button kind="primary" onClick={enter}>
          {lobby.enter}
        </Button>
      }
    />
  );
}
