/** What is looked into, whether its digests hold, where one stands, and the ways on. */
import { useState, type ReactNode } from 'react';
import type { InspectedLog } from '../../../db/recording/inspection/readLog.ts';
import { firstParting } from '../../../db/recording/inspection/readLog.ts';
import type { RecordingHeader } from '../../../domain/recording/recording.ts';
import { secondText } from '../../kit/copy/time.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Drawing } from '../../kit/ui/Drawing.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { inspectorWords } from '../copy/inspector.ts';
import { thousandths } from './moment.ts';
import * as styles from './TopBar.css.ts';

interface TopBarProps {
  readonly header: RecordingHeader;
  readonly log: InspectedLog;
  readonly place: number;
  /** Epoch ms of it. */
  readonly at: number;
  readonly onStep: (key: 'Home' | 'End' | 'j' | 'k') => void;
  readonly onSwap: () => void;
  readonly onParting: (after: number, by: number) => void;
  readonly onClose: () => void;
  readonly ways?: ReactNode;
}

export function TopBar({ header, log, place, at, onStep, onSwap, onParting, onClose, ways: others }: TopBarProps) {
  const { lines } = log.index;
  const lasts = Math.ceil(((lines.at(-1)?.at ?? 0) - (lines[0]?.at ?? 0)) / 60_000);
  const [copied, setCopied] = useState<boolean>();
  const copy = () => {
    const address = `${location.href.split('#')[0] ?? ''}#n=${place}`;
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const steps = [
    ['Home', 'toStart', 'M6 5v10m8.5-10L8.5 10l6 5'],
    ['j', 'back', 'm12 5-5 5 5 5'],
    ['k', 'on', 'm8 5 5 5-5 5'],
    ['End', 'toEnd', 'M14 5v10M5.5 5l6 5-6 5'],
  ] as const;
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>
        <Icon name="search" size={18} />
        {inspectorWords.title}
      </h1>
      <p className={styles.file}>
        {header.of === '' ? null : <strong>{header.of}</strong>}
        <span className={styles.facts}>{inspectorWords.facts(lasts, lines.length, header.build)}</span>
        <Digest log={log} onParting={onParting} />
      </p>
      <div className={styles.ways}>
        <span className={styles.place}>
          {inspectorWords.place} <strong>{secondText(at)}</strong>.{thousandths(at)}
        </span>
        {steps.map(([key, name, drawing]) => (
          <button
            key={key}
            type="button"
            className={styles.step}
            aria-label={inspectorWords[name]}
            title={inspectorWords[name]}
            onClick={() => onStep(key === 'Home' ? 'End' : key === 'End' ? 'Home' : key)}
          >
            <Drawing drawing={drawing} />
          </button>
        ))}
        <Button size="small" kind="outline" className={styles.swap} onClick={onSwap}>
          {inspectorWords.swap}
        </Button>
        <Button size="small" kind="outline" className={styles.link} onClick={copy}>
          {inspectorWords.link}
        </Button>
        {others}
        <Button size="small" className={styles.closeWord} onClick={onClose}>
          {inspectorWords.close}
        </Button>
        <span className={styles.closeSign}>
          <IconButton icon="close" name={inspectorWords.close} onClick={onClose} />
        </span>
        <span className={styles.hidden} role="status">
          {copied === undefined ? '' : copied ? inspectorWords.linked : inspectorWords.notLinked}
        </span>
      </div>
    </header>
  );
}

function Digest({ log, onParting }: Pick<TopBarProps, 'log' | 'onParting'>) {
  const parting = firstParting(log.digests);
  const last = log.digests.at(-1);
  if (last === undefined) return <span className={styles.facts}>{inspectorWords.digestNone}</span>;
  const short = `${last.folded.slice(0, 4)} ${last.folded.slice(4, 8)}`;
  return parting === undefined ? (
    <span className={styles.digest}>
      <Icon name="check" size={14} /> {inspectorWords.digestGood} <code>{short}</code>
    </span>
  ) : (
    <span className={styles.digest} data-wrong="true">
      <Icon name="close" size={14} /> {inspectorWords.digestBad} <code>{inspectorWords.entry(parting.by)}</code>
      <Button size="small" kind="outline" onClick={() => onParting(parting.after, parting.by)}>
        {inspectorWords.showParting}
      </Button>
    </span>
  );
}
