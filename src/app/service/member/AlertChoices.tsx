/** Which alerts the member wants. The browser is asked whether it allows its own by a press here, and never by itself (ALR-4). */
import { useState } from 'react';
import { alertChoices } from '../../../db/queries/alerts.ts';
import { ALERT_CHOICES, type AlertChoice } from '../../../domain/alerts/alerts.ts';
import { alerts as words } from '../../frame/copy/alerts.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { Switch } from '../../kit/ui/Switch.tsx';
import * as styles from './MemberPage.css.ts';

export function AlertChoices() {
  const { engine } = usePorts();
  const choices = useLive(alertChoices, []);
  const [isDenied, setIsDenied] = useState(false);
  const change = async (choice: AlertChoice, isOn: boolean) => {
    if (choice === 'browser' && isOn) {
      const permission = 'Notification' in window ? await Notification.requestPermission() : 'denied';
      setIsDenied(permission !== 'granted');
      if (permission !== 'granted') return;
    }
    await engine.switchAlert(choice);
  };
  return (
    <section className={styles.card} aria-labelledby="alerts-title">
      <h2 id="alerts-title" className={styles.cardTitle}>
        {words.title}
      </h2>
      <div>
        {ALERT_CHOICES.map((choice) => (
          <Switch
            key={choice}
            label={words.names[choice]}
            isOn={choices?.[choice] ?? false}
            isDisabled={choices === undefined}
            onChange={(isOn) => void change(choice, isOn)}
          />
        ))}
      </div>
      <p className={styles.label} role="status">
        {isDenied ? words.denied : words.hint}
      </p>
    </section>
  );
}
