/** Streams, tabs and commands as they stand at the place (INS-10). */
import type { CommandStanding, StreamStanding, TabStanding } from '../../../db/recording/inspection/streamStates.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { ageText } from '../../kit/copy/time.ts';
import { commandWords, inspectorWords, streamWords, tabWords } from '../copy/inspector.ts';
import { kindText, subjectText } from '../copy/inspectorLines.ts';
import { secondsText } from './moment.ts';
import { Panel } from './Panel.tsx';
import * as styles from './Machine.css.ts';

/** Which of `streamWords.states` a stream is in; `undefined` for one that has none. */
function placeOf({ state, isDelayed }: StreamStanding): number | undefined {
  if (state === undefined) return undefined;
  if (state === 'live') return isDelayed ? 4 : 3;
  return ['signedOut', 'connecting', 'catchingUp'].includes(state)
    ? ['signedOut', 'connecting', 'catchingUp'].indexOf(state)
    : 5;
}

const LATE_MS = 3_000;

export function StreamsPanel({
  streams,
  isShown,
}: {
  readonly streams: readonly StreamStanding[];
  readonly isShown: boolean;
}) {
  return (
    <Panel title={streamWords.title} fact={streams.length} side={streamWords.columns} isShown={isShown}>
      <ul className={styles.streams}>
        {streams.map((stream) => {
          const at = placeOf(stream);
          return (
            <li key={stream.stream} className={styles.stream}>
              <strong>{streamWords.names[stream.stream]}</strong>
              {at === undefined ? (
                <span className={styles.local}>
                  {stream.stream === 'slip' ? streamWords.local : inspectorWords.none}
                </span>
              ) : (
                <ol className={styles.machine}>
                  {streamWords.states.map((word, place) => (
                    <li key={word} data-place={place} aria-current={place === at ? 'step' : undefined}>
                      {word}
                    </li>
                  ))}
                </ol>
              )}
              <span className={styles.cursor}>
                {stream.offset === undefined ? inspectorWords.none : formatWon(stream.offset)}
              </span>
              <span className={styles.age} data-late={(stream.age ?? 0) > LATE_MS}>
                {stream.age === undefined ? inspectorWords.none : ageText(stream.age)}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

interface TabsPanelProps {
  readonly tabs: readonly TabStanding[];
  readonly leader: string | undefined;
  readonly isShown: boolean;
}

export function TabsPanel({ tabs, leader, isShown }: TabsPanelProps) {
  return (
    <Panel
      title={tabWords.title}
      fact={tabs.length}
      side={leader === undefined ? undefined : <span className={styles.leader}>{tabWords.leader(leader)}</span>}
      isShown={isShown}
    >
      {tabs.length === 0 ? <p className={styles.nothing}>{tabWords.none}</p> : null}
      <ul className={styles.tabs}>
        {tabs.map(({ tab, path, isShown: isSeen, isClosed }, place) => (
          <li key={tab} className={styles.tab} data-seen={isSeen && !isClosed}>
            <span className={styles.tabDot} aria-hidden="true" />
            <span>
              <strong>{tabWords.tab(place + 1)}</strong> <span className={styles.path}>{path}</span>
            </span>
            <span className={styles.tabState}>
              {isClosed ? tabWords.closed : isSeen ? tabWords.shown : tabWords.hidden}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function outcomeOf({ answer }: CommandStanding): 'done' | 'refused' | 'unknown' | 'waiting' {
  if (answer === undefined) return 'waiting';
  if (answer.isRefusal) return 'refused';
  return answer.subject.detail === 'unknown' ? 'unknown' : 'done';
}

interface CommandsPanelProps {
  readonly commands: readonly CommandStanding[];
  readonly isShown: boolean;
  readonly onPick: (line: CommandStanding['call']) => void;
}

export function CommandsPanel({ commands, isShown, onPick }: CommandsPanelProps) {
  const { columns } = commandWords;
  return (
    <Panel title={commandWords.title} fact={commands.length} side={commandWords.way} isShown={isShown}>
      {commands.length === 0 ? <p className={styles.nothing}>{commandWords.none}</p> : null}
      <table className={styles.commands} hidden={commands.length === 0}>
        <thead>
          <tr>
            {Object.entries(columns).map(([name, word]) => (
              <th key={name} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {commands.map((command) => {
            const outcome = outcomeOf(command);
            const { call, answer } = command;
            return (
              <tr key={call.index}>
                <td>
                  <code>#{call.callId}</code>
                </td>
                <td>
                  <button type="button" className={styles.command} onClick={() => onPick(call)}>
                    {kindText(call)} {subjectText(call)}
                  </button>
                </td>
                <td>
                  <span className={styles.outcome} data-outcome={outcome}>
                    {commandWords[outcome]}
                  </span>
                </td>
                <td>{answer === undefined ? inspectorWords.none : `${Math.round(answer.lag ?? 0)}ms`}</td>
                <td>{secondsText(call.at)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
