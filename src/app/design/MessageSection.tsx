/** The four kinds of short messages; a press shows one. */
import { menu, slip } from '../kit/copy/labels.ts';
import { failure, update } from '../kit/copy/site.ts';
import { design } from './copy/design.ts';
import { Button } from '../kit/ui/Button.tsx';
import { useToast } from '../kit/ui/Toast.tsx';
import type { ToastMessage } from '../kit/ui/toastMessage.ts';
import * as styles from './DesignPage.css.ts';
import { Section } from './Section.tsx';

const run = () => undefined;
const messages: readonly ToastMessage[] = [
  { tone: 'done', text: slip.placed, action: { label: menu.betHistory, run }, isLasting: true },
  { tone: 'removed', text: design.removed, action: { label: slip.undo, icon: 'undo', run }, isLasting: true },
  { tone: 'problem', text: failure.unexpected, isLasting: true },
  { tone: 'update', text: update.ready, action: { label: update.refresh, run }, isLasting: true },
];

export function MessageSection() {
  const toast = useToast();
  return (
    <Section title={design.messages}>
      <div className={styles.line}>
        {messages.map((message) => (
          <Button key={message.tone} onClick={() => toast(message)}>
            {message.text}
          </Button>
        ))}
      </div>
    </Section>
  );
}
