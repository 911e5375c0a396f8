/** Every part of the site in every state, for whoever changes one. */
import { design } from './copy/design.ts';
import { ThemeButton } from '../shell/layout/ThemeButton.tsx';
import { PlayMoneyMark, Logo } from '../kit/ui/Logo.tsx';
import { ButtonSection } from './ButtonSection.tsx';
import { ConnectionSection } from './ConnectionSection.tsx';
import * as styles from './DesignPage.css.ts';
import { DialogSection } from './DialogSection.tsx';
import { FieldSection } from './FieldSection.tsx';
import { GameSection } from './GameSection.tsx';
import { HistorySection } from './HistorySection.tsx';
import { MessageSection } from './MessageSection.tsx';
import { OddsSection } from './OddsSection.tsx';
import { StateSection } from './StateSection.tsx';
import { TextSection } from './TextSection.tsx';

export function DesignPage() {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Logo />
        <PlayMoneyMark />
        <h1 className={styles.title}>{design.title}</h1>
        <ThemeButton />
      </header>
      <OddsSection />
      <div className={styles.pair}>
        <ButtonSection />
        <FieldSection />
      </div>
      <MessageSection />
      <StateSection />
      <HistorySection />
      <ConnectionSection />
      <GameSection />
      <div className={styles.pair}>
        <TextSection />
        <DialogSection />
      </div>
    </main>
  );
}
