/** The odds button in every state, wide, compact and as a price alone. */
import { formatOdds } from '../../domain/kernel/odds.ts';
import { design } from './copy/design.ts';
import { usePorts } from '../kit/ports/Ports.tsx';
import { useNow } from '../kit/timing/useNow.ts';
import { AbsentOdds, ComingOdds, OddsButton, type OddsButtonProps } from '../kit/ui/odds-button/OddsButton.tsx';
import { oddsStates, type OddsExample } from './oddsStates.ts';
import * as styles from './OddsSection.css.ts';
import { Section } from './Section.tsx';

/** A movement shows for 3 s; told again before that, it stays, ms. */
const MOVES_AGAIN_MS = 2_500;

export function OddsSection() {
  const movedAt = useNow(MOVES_AGAIN_MS);
  return (
    <>
      <Section title={design.odds}>
        <Examples shape="wide" movedAt={movedAt} />
      </Section>
      <Section title={design.compact}>
        <Examples shape="compact" movedAt={movedAt} />
        <Examples shape="priceOnly" movedAt={movedAt} />
      </Section>
    </>
  );
}

interface ExamplesProps {
  readonly shape: OddsButtonProps['shape'];
  /** Epoch ms. */
  readonly movedAt: number;
}

function Examples({ shape, movedAt }: ExamplesProps) {
  return (
    <div className={styles.grid} data-shape={shape}>
      {oddsStates.map((example) => (
        <div key={example.name} className={styles.example}>
          <span className={styles.name}>{design.state[example.name]}</span>
          <Example example={example} shape={shape} movedAt={movedAt} />
        </div>
      ))}
      <div className={styles.example}>
        <span className={styles.name}>{design.state.coming}</span>
        <div className={styles.cell} data-shape={shape}>
          <ComingOdds name={design.teams.home} shape={shape} />
        </div>
      </div>
      <div className={styles.example}>
        <span className={styles.name}>{design.state.absent}</span>
        <AbsentOdds />
      </div>
    </div>
  );
}

function Example({ example, shape, movedAt }: ExamplesProps & { readonly example: OddsExample }) {
  const { home } = design.teams;
  const { now } = usePorts();
  return (
    <div className={styles.cell} data-shape={shape}>
      <OddsButton
        label={`${home} ${formatOdds(example.odds)}`}
        name={home}
        shape={shape}
        state={example.state}
        isPicked={example.isPicked}
        odds={example.odds}
        oddsBefore={example.oddsBefore}
        movedAt={example.odds === example.oddsBefore ? 0 : movedAt}
        now={now}
        onPress={() => undefined}
      />
    </div>
  );
}
