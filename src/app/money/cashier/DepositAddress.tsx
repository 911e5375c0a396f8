/** Where play tether is sent: an address that is none, and says so. */
import { lazy, Suspense } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { tetherWords as words } from '../copy/cashier.ts';
import { Part } from './Part.tsx';
import * as styles from './Tether.css.ts';

const QrCode = lazy(async () => ({ default: (await import('../../kit/ui/QrCode.tsx')).QrCode }));

export function DepositAddress({ member }: { readonly member: string }) {
  const toast = useToast();
  const address = `MOCK-${member.toUpperCase()}-PLAY-MONEY`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toast({ tone: 'done', text: words.copied });
  };
  return (
    <Part number={2} title={words.address} note={words.network}>
      <div className={styles.address}>
        <span className={styles.code}>
          <Suspense fallback={<span className={styles.noCode} />}>
            <QrCode text={address} label={words.code} />
          </Suspense>
        </span>
        <div className={styles.wallet}>
          <span className={styles.walletLabel}>{words.wallet}</span>
          <span className={styles.walletLine}>
            <span className={styles.walletText}>{address}</span>
            <Button size="small" onClick={() => void copy().catch(() => undefined)}>
              {words.copy}
            </Button>
          </span>
          <p className={styles.fake}>
            <Icon name="warning" size={18} className={styles.fakeMark} />
            <span>
              <strong>{words.fake}</strong>
              <br />
              {words.fakeHint}
            </span>
          </p>
        </div>
      </div>
    </Part>
  );
}
