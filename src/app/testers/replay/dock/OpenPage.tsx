/** Where a recording is dropped or picked; what is wrong with the one that was. */
import { useId } from 'react';
import { LogoMark } from '../../../kit/ui/Logo.tsx';
import { brokenReasons, dockWords, fileWords } from '../../copy/replay.ts';
import type { Opening } from './useOpening.ts';
import * as styles from './OpenPage.css.ts';

interface OpenPageProps {
  readonly opening: Exclude<Opening, { readonly at: 'open' }>;
  /** Whether a file is held over the page. */
  readonly isOver: boolean;
  readonly onFile: (file: File) => void;
}

export function OpenPage({ opening, isOver, onFile }: OpenPageProps) {
  return (
    <main className={styles.page}>
      <section className={styles.card} data-over={isOver || undefined}>
        <LogoMark size={40} />
        <h1 className={styles.title}>{opening.at === 'broken' ? fileWords.brokenTitle : fileWords.title}</h1>
        {opening.at === 'reading' ? (
          <Reading opening={opening} />
        ) : (
          <>
            <Problem opening={opening} />
            <p className={styles.lead}>{isOver ? fileWords.drop : fileWords.lead}</p>
            <FilePick label={opening.at === 'broken' ? fileWords.another : fileWords.pick} onFile={onFile} />
            <p className={styles.promise}>{fileWords.promise}</p>
          </>
        )}
      </section>
    </main>
  );
}

function Reading({ opening: { name, done } }: { readonly opening: Extract<Opening, { readonly at: 'reading' }> }) {
  const percent = Math.round(done * 100);
  return (
    <>
      <p className={styles.name}>{name}</p>
      <progress className={styles.progress} max={100} value={percent} aria-label={fileWords.opening} />
      <p className={styles.lead} role="status">
        {dockWords.reading(percent)}
      </p>
    </>
  );
}

function Problem({ opening }: { readonly opening: OpenPageProps['opening'] }) {
  if (opening.at === 'broken') {
    return (
      <div className={styles.problem} role="alert">
        <p className={styles.name}>{opening.name}</p>
        <p>{fileWords.brokenAt(opening.member + 1, brokenReasons[opening.reason])}</p>
      </div>
    );
  }
  if (opening.at !== 'idle' || opening.problem === undefined) return null;
  return (
    <p className={styles.problem} role="alert">
      {fileWords[opening.problem]}
    </p>
  );
}

function FilePick({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.pick}>
      {label}
      <input
        id={id}
        className={styles.input}
        type="file"
        accept=".hanpan"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onFile(file);
        }}
      />
    </label>
  );
}
