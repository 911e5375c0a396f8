/** Sums, changes of odds, counts, chapters that fold and the house's own HTML. */
import { design } from './copy/design.ts';
import { Accordion } from '../kit/ui/Accordion.tsx';
import { Badge } from '../kit/ui/Badge.tsx';
import { HouseHtml } from '../kit/ui/HouseHtml.tsx';
import { MoneyText } from '../kit/ui/MoneyText.tsx';
import { OddsChangeText } from '../kit/ui/OddsChangeText.tsx';
import * as styles from './DesignPage.css.ts';
import { Section } from './Section.tsx';

const chapters = [
  { id: 'one', title: design.chapterOne, children: <HouseHtml html={design.html} /> },
  { id: 'two', title: design.chapterTwo, children: <HouseHtml html={design.html} /> },
];

export function TextSection() {
  return (
    <Section title={design.texts}>
      <div className={styles.line}>
        <MoneyText amount={324_000} />
        <MoneyText amount={50_000} kind="change" />
        <MoneyText amount={-5_000} kind="change" />
        <MoneyText amount={1_200} unit="points" />
        <Badge count={3} />
        <Badge count={120} />
      </div>
      <div className={styles.line}>
        <OddsChangeText before={735} after={741} />
        <OddsChangeText before={215} after={208} isChip />
      </div>
      <Accordion chapters={chapters} openAtFirst={['one']} />
    </Section>
  );
}
