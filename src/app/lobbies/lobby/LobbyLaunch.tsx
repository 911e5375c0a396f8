/** The window that opens a lobby: asks where it is, goes there in place of itself, or says why it stays closed (NAV-10). */
import { useEffect, useRef, useState } from 'react';
import type { LobbyTarget } from '../../../domain/reference/lobbies.ts';
import type { LaunchFailure } from '../../../worker/contract.ts';
import { launchFailureTexts, lobby, lobbyTitle } from '../copy/lobbies.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { LogoMark } from '../../kit/ui/Logo.tsx';
import { Spinner } from '../../kit/ui/Spinner.tsx';
import { lobbyAddress } from './launchPath.ts';
import * as styles from './LobbyLaunch.css.ts';

export function LobbyLaunch({ target }: { readonly target: LobbyTarget }) {
  const { failure, retry } = useLaunch(target);
  const title = lobbyTitle(target);
  if (failure === undefined) {
    return (
      <div className={styles.card} role="status">
        <LogoMark size={40} />
        <h1 className={styles.title}>{lobby.opening(title)}</h1>
        <Spinner />
      </div>
    );
  }
  return (
    <div className={styles.card} role="alert">
      <Icon name="warning" size={32} className={styles.icon} />
      <p className={styles.lobby}>{title}</p>
      <h1 className={styles.title}>{launchFailureTexts[failure]}</h1>
      <div className={styles.ways}>
        {failure === 'restricted' ? null : <Button onClick={retry}>{lobby.retry}</Button>}
        <Button kind="primary" onClick={() => window.close()}>
          {lobby.close}
        </Button>
      </div>
    </div>
  );
}

interface Launching {
  readonly failure: LaunchFailure['kind'] | undefined;
  readonly retry: () => void;
}

function useLaunch(target: LobbyTarget): Launching {
  const { engine } = usePorts();
  const [failure, setFailure] = useState<LaunchFailure['kind']>();
  const [attempt, setAttempt] = useState(1);
  const asked = useRef(0);
  useEffect(() => {
    // One question for each attempt, however often the effect runs: a lobby may count them.
    if (asked.current === attempt) return;
    asked.current = attempt;
    void (async () => {
      const answer = await engine.launch(target.kind, target.provider);
      const address = answer.ok ? lobbyAddress(answer.value.url, location.origin) : undefined;
      // In place of this page: going back must not ask for the lobby again.
      if (address !== undefined) location.replace(address);
      else setFailure(answer.ok ? 'maintenance' : answer.failure.kind);
    })();
  }, [engine, target, attempt]);
  const retry = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  return { failure, retry };
}
