/** Why a bet was refused or a price is locked (INS-4), and what an event touched (INS-5). */
import type { LogIndex } from '../../../domain/recording/inspection/logIndex.ts';
import type { LogLine } from '../../../domain/recording/inspection/logLine.ts';
import { touchedBy, type CauseStep } from '../../../domain/recording/inspection/whyOf.ts';
import { linkNames, whyWords } from '../copy/inspector.ts';
import { causeText, kindText, subjectText } from '../copy/inspectorLines.ts';
import { chainOf } from './chains.ts';
import { secondsText } from './moment.ts';
import { Panel } from './Panel.tsx';
import * as styles from './Why.css.ts';

interface WhyPanelProps {
  readonly log: LogIndex;
  readonly line: LogLine | undefined;
  readonly isShown: boolean;
  readonly onPick: (line: LogLine) => void;
}

export function WhyPanel({ log, line, isShown, onPick }: WhyPanelProps) {
  if (line === undefined)
    return (
      <Panel title={whyWords.other} isShown={isShown}>
        <p className={styles.nothing}>{whyWords.pick}</p>
      </Panel>
    );
  const steps = chainOf(log, line);
  const touched = touchedBy(log, line).slice(0, 20);
  const isLock = line.effect === 'suspended' || line.effect === 'settled';
  const title = line.isRefusal ? whyWords.refused : isLock ? whyWords.locked : whyWords.other;
  const began = steps.at(-1)?.line.at ?? line.at;
  return (
    <Panel
      title={title}
      fact={line.betId ?? subjectText(line)}
      side={steps.length > 1 ? whyWords.took(line.at - began) : undefined}
      isShown={isShown}
    >
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.line.index} step={step} onPick={onPick} />
        ))}
      </ol>
      {steps.length > 1 ? null : <p className={styles.nothing}>{whyWords.unknown}</p>}
      {touched.length === 0 ? null : (
        <>
          <h3 className={styles.under}>{whyWords.touched}</h3>
          <ol className={styles.steps}>
            {touched.map((one) => (
              <Step key={one.index} step={{ line: one, link: 'itself' }} onPick={onPick} isForward />
            ))}
          </ol>
        </>
      )}
    </Panel>
  );
}

interface StepProps {
  readonly step: CauseStep;
  readonly isForward?: boolean;
  readonly onPick: (line: LogLine) => void;
}

function Step({ step: { line, link }, isForward = false, onPick }: StepProps) {
  return (
    <li className={styles.step} data-link={isForward ? 'forward' : link}>
      <button type="button" className={styles.stepButton} title={linkNames[link]} onClick={() => onPick(line)}>
        <span className={styles.words}>
          {kindText(line)} · {subjectText(line)}
        </span>
        <span className={styles.where}>
          {causeText(line)} <span className={styles.seconds}>{secondsText(line.at)}</span>
        </span>
      </button>
    </li>
  );
}
