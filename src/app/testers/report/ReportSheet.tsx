/**
 * What went wrong, as a file on this machine (rules RPT): how much of what was recorded, a sentence, what is saved with it. There is no picture of the screen: a page
 * may not take one unasked, and the recording is drawn again as it was.
 */
import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import type { RecordedPart, RecordingFacts } from '../../../worker/contract.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Drawing } from '../../kit/ui/Drawing.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Switch } from '../../kit/ui/Switch.tsx';
import { report as words, reportFileName } from '../copy/report.ts';
import { ReportStrip } from './ReportStrip.tsx';
import * as styles from './ReportSheet.css.ts';

const MINUTES = [1, 5, 10] as const;
const LONGEST_TEXT = 2_000;
const drawings = {
  record: 'M10 16.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM10 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  picture: 'M3.5 4.5h13v11h-13zm0 9 4-4 3.5 3.5 2-2 3.5 3.5M12.5 8h.1',
  console: 'M3.5 4.5h13v11h-13zm3 3 2.5 2.5L6.5 12.5m4.5 0h3',
  machine: 'M6.5 2.5h7v15h-7zm2.5 12.5h2',
} as const;

type Kept = RecordingFacts | 'failed' | undefined;
type Saved = { readonly name: string } | 'failed' | 'saving' | undefined;

export function ReportSheet({ onClose }: { readonly onClose: () => void }) {
  const { engine, now } = usePorts();
  const [part, setPart] = useState<RecordedPart>(5);
  const [kept, read] = useKept(part);
  const [text, setText] = useState('');
  const [isInRanges, setIsInRanges] = useState(true);
  const [saved, setSaved] = useState<Saved>();
  const facts = typeof kept === 'object' ? kept : undefined;
  const save = async () => {
    setSaved('saving');
    const said = { text, machine: await machineNow() };
    const file = await engine.recording(engine.tabId, { ask: 'save', part, said, isInRanges });
    if (!file.ok || !(file.value instanceof Uint8Array)) return setSaved('failed');
    const name = reportFileName(now());
    giveFile(file.value, name);
    setSaved({ name });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title}
      footer={<Foot saved={saved} onSave={() => void save()} />}
    >
      <div className={styles.sheet}>
        <Parts part={part} hasWhole={facts?.recording !== undefined && facts.recording !== null} onChoose={setPart} />
        <Strip kept={kept} />
        <label className={styles.label}>
          {words.sentence}
          <textarea
            className={styles.text}
            value={text}
            maxLength={LONGEST_TEXT}
            rows={3}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <p className={styles.label}>{words.together}</p>
        <Together facts={facts} />
        <div className={styles.box}>
          <Switch label={words.ranges} note={words.rangesNote} isOn={isInRanges} onChange={setIsInRanges} />
          <p className={styles.promise}>
            <span className={styles.check}>
              <Icon name="check" />
            </span>
            {words.promise}
          </p>
        </div>
        {facts === undefined || facts.state === 'none' ? null : (
          <OwnRecording recording={facts.recording} onChange={read} onEnd={() => setPart('whole')} />
        )}
      </div>
    </Dialog>
  );
}

/** What there is of a part. @returns it, and how to look again */
function useKept(part: RecordedPart): readonly [Kept, () => void] {
  const { engine } = usePorts();
  const [kept, setKept] = useState<Kept>();
  const read = useCallback(() => {
    void engine.recording(engine.tabId, { ask: 'facts', part }).then((facts) => {
      setKept(facts.ok && facts.value !== null && 'state' in facts.value ? facts.value : 'failed');
    });
  }, [engine, part]);
  useEffect(read, [read]);
  return [kept, read];
}

interface PartsProps {
  readonly part: RecordedPart;
  readonly hasWhole: boolean;
  readonly onChoose: (part: RecordedPart) => void;
}

function Parts({ part, hasWhole, onChoose }: PartsProps) {
  const group = useId();
  return (
    <div role="radiogroup" className={styles.parts} aria-label={words.period}>
      {[...MINUTES, ...(hasWhole ? (['whole'] as const) : [])].map((each) => (
        <label key={each} className={styles.part}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={part === each}
            onChange={() => onChoose(each)}
          />
          {words.parts[each]}
        </label>
      ))}
    </div>
  );
}

function Strip({ kept }: { readonly kept: Kept }) {
  if (typeof kept === 'object' && kept.from !== null) return <ReportStrip facts={kept} from={kept.from} />;
  const said =
    kept === undefined
      ? words.loading
      : kept === 'failed'
        ? words.none
        : kept.state === 'on'
          ? words.empty
          : words[kept.state];
  return (
    <div className={`${styles.card} ${styles.note}`} role="status">
      {said}
    </div>
  );
}

function Together({ facts }: { readonly facts: RecordingFacts | undefined }) {
  const item = (drawing: keyof typeof drawings, name: string, figure: ReactNode) => (
    <li className={styles.item}>
      <Drawing drawing={drawings[drawing]} />
      {name}
      <span className={styles.figure}>{figure}</span>
    </li>
  );
  return (
    <ul className={styles.items}>
      {item('record', words.record, facts === undefined ? '–' : words.recordText(facts.entries, facts.bytes))}
      {item('picture', words.picture, words.pictureText)}
      {item('console', words.console, facts === undefined ? '–' : words.consoleText(facts.errors.length))}
      {item('machine', words.machine, words.machineText(innerWidth))}
    </ul>
  );
}

interface OwnRecordingProps {
  readonly recording: RecordingFacts['recording'];
  readonly onChange: () => void;
  readonly onEnd: () => void;
}

/** Keeps more than the last minutes. */
function OwnRecording({ recording, onChange, onEnd }: OwnRecordingProps) {
  const { engine } = usePorts();
  const isRunning = recording !== null && !recording.isOver;
  const press = async () => {
    await engine.recording(engine.tabId, { ask: isRunning ? 'end' : 'begin' });
    if (isRunning) onEnd();
    onChange();
  };
  return (
    <div className={styles.record}>
      {isRunning ? words.endText(recording.since) : words.beginText}
      <Button kind="outline" onClick={() => void press()}>
        {isRunning ? words.end : words.begin}
      </Button>
    </div>
  );
}

function Foot({ saved, onSave }: { readonly saved: Saved; readonly onSave: () => void }) {
  const told = saved === 'failed' ? words.failed : typeof saved === 'object' ? words.saved(saved.name) : words.nowhere;
  return (
    <div className={styles.foot}>
      <p className={styles.nowhere} role="status">
        <Icon name="lock" size={16} />
        {told}
      </p>
      <Button
        kind="primary"
        size="large"
        isWide
        isPending={saved === 'saving'}
        onClick={saved === 'saving' ? undefined : onSave}
      >
        {words.save}
      </Button>
    </div>
  );
}

async function machineNow() {
  const room = await navigator.storage.estimate().catch(() => ({ usage: undefined, quota: undefined }));
  return {
    width: innerWidth,
    height: innerHeight,
    ratio: devicePixelRatio,
    browser: navigator.userAgent.slice(0, 300),
    used: room.usage ?? null,
    quota: room.quota ?? null,
  };
}

/** How long a browser may take to begin reading what it is given, ms. */
const GIVEN_MS = 60_000;

function giveFile(bytes: Uint8Array, name: string): void {
  const url = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: 'application/gzip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), GIVEN_MS);
}
