/** The two ways to stop (OWN-5, OWN-6): for a while, or for long. Says what stays possible before it is asked, and asks once more. */
import { useState } from 'react';
import {
  COOL_OFFS,
  exclusionEnd,
  isExcluded,
  SELF_EXCLUSIONS,
  type Exclusion,
} from '../../../domain/limits/exclusion.ts';
import { AlertDialog } from '../../kit/ui/AlertDialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { Segments } from '../../kit/ui/Segments.tsx';
import { limitRefusals, lengthNames, shutOut as words } from '../copy/limits.ts';
import * as styles from './LimitsPage.css.ts';
import { useSaid } from '../useSaid.ts';

interface ShutOutProps {
  readonly exclusion: Exclusion | null;
  /** Epoch ms, as the origin has it. */
  readonly at: number;
  readonly isDisabled: boolean;
}

type Way = 'coolOff' | 'exclude';

export function ShutOut({ exclusion, at, isDisabled }: ShutOutProps) {
  const [way, setWay] = useState<Way>();
  const isForGood = exclusion !== null && isExcluded(exclusion, at) && exclusion.until === null;
  return (
    <section className={styles.ways}>
      <WayButton
        {...{ icon: 'history', title: words.coolOff, span: words.coolOffSpan }}
        isDisabled={isDisabled || isForGood}
        onPress={() => setWay('coolOff')}
      />
      <WayButton
        {...{ icon: 'lock', title: words.exclude, span: words.excludeSpan }}
        isDisabled={isDisabled || isForGood}
        onPress={() => setWay('exclude')}
      />
      <p className={styles.help}>
        <span>{words.help}</span>
        <a className={styles.helpNumber} href={`tel:${words.helpNumber}`}>
          {words.helpNumber}
        </a>
      </p>
      {way === 'coolOff' ? <CoolOff at={at} onClose={() => setWay(undefined)} /> : null}
      {way === 'exclude' ? <Exclude at={at} onClose={() => setWay(undefined)} /> : null}
    </section>
  );
}

interface WayButtonProps {
  readonly icon: IconName;
  readonly title: string;
  readonly span: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

const WayButton = ({ icon, title, span, isDisabled, onPress }: WayButtonProps) => (
  <button type="button" className={styles.wayButton} disabled={isDisabled} onClick={onPress}>
    <Icon name={icon} size={20} />
    <span className={styles.wayText}>
      <strong>{title}</strong>
      <span className={styles.waySpan}>{span}</span>
    </span>
    <Icon name="right" size={16} />
  </button>
);

interface AskProps {
  readonly at: number;
  readonly onClose: () => void;
}

function CoolOff(props: AskProps) {
  const { say, isBusy } = useSaid('coolOff', limitRefusals);
  const lengths = COOL_OFFS.filter((length) => length !== 'today');
  return (
    <Ask {...props} title={words.coolOff} lengths={lengths} isBusy={isBusy} say={(length) => say({ length }, begun)} />
  );
}

function Exclude(props: AskProps) {
  const { say, isBusy } = useSaid('exclude', limitRefusals);
  return (
    <Ask
      {...props}
      title={words.exclude}
      lengths={SELF_EXCLUSIONS}
      isBusy={isBusy}
      say={(length) => say({ length }, begun)}
    />
  );
}

const begun = () => words.begun;

interface LengthsProps<Length extends Exclusion['length']> extends AskProps {
  readonly title: string;
  readonly lengths: readonly Length[];
  readonly isBusy: boolean;
  readonly say: (length: Length) => Promise<boolean>;
}

function Ask<Length extends Exclusion['length']>({ at, onClose, title, lengths, isBusy, say }: LengthsProps<Length>) {
  const [length, setLength] = useState(lengths[0]);
  const [isAsked, setIsAsked] = useState(false);
  if (length === undefined) return null;
  const confirm = async () => {
    if (await say(length)) onClose();
    else setIsAsked(false);
  };
  return (
    <>
      <Dialog
        isOpen={!isAsked}
        onOpenChange={onClose}
        size="small"
        title={title}
        description={words.until(exclusionEnd(length, at))}
        footer={
          <Button isWide size="large" onClick={() => setIsAsked(true)}>
            {words.next}
          </Button>
        }
      >
        <div className={styles.ask}>
          <Segments
            label={words.length}
            choices={lengths.map((value) => ({ value, label: lengthNames[value] }))}
            value={length}
            onChange={setLength}
          />
          <dl className={styles.possible}>
            <dt>{words.closed}</dt>
            <dd>{words.closedWhat}</dd>
            <dt>{words.open}</dt>
            <dd>{words.openWhat}</dd>
          </dl>
        </div>
      </Dialog>
      <AlertDialog
        isOpen={isAsked}
        title={words.question(lengthNames[length])}
        description={words.until(exclusionEnd(length, at))}
        cancel={
          <Button size="large" onClick={() => setIsAsked(false)}>
            {words.no}
          </Button>
        }
        action={
          <Button size="large" isPending={isBusy} onClick={() => void confirm()}>
            {words.yes}
          </Button>
        }
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
