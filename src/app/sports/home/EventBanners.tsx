/**
 * The events of the house, one at a time, turned by hand: nothing moves by itself. Without any, the site's own words stand there, so
 * that the page below never moves.
 */
import { MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { EventBanner } from '../../../domain/notices/houseDocuments.ts';
import { banners as words } from '../copy/home.ts';
import { home } from '../copy/home.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { BannerArt } from './BannerArt.tsx';
import * as styles from './EventBanners.css.ts';

// It knows all pages of the site, which the first picture does without.
const BuiltLink = lazy(async () => ({
  default: (await patientImport(() => import('../../kit/links/BuiltLink.tsx'))).BuiltLink,
}));

const OWN: EventBanner = { id: 'own', title: words.own.title, text: words.own.text, path: firstPathOf(MAIN_BOARD) };

interface EventBannersProps {
  /** Whether what comes after the prices may be asked for. */
  readonly isRestDue: boolean;
}

export function EventBanners({ isRestDue }: EventBannersProps) {
  const { view } = useHouseDocument('banners');
  const [turned, setTurned] = useState(0);
  const stored = view?.value ?? [];
  const all = stored.length === 0 ? [OWN] : stored;
  const at = ((turned % all.length) + all.length) % all.length;
  const banner = all[at] ?? OWN;
  return (
    <section className={styles.banner} aria-label={words.label} aria-roledescription="carousel">
      <BannerArt className={styles.art} ballClassName={styles.ball} />
      {/* While it is not known whether the house has events, nothing is said that would be replaced. */}
      {view === undefined ? null : (
        <>
          <div className={styles.words} aria-live="polite">
            <h2 className={styles.title}>{banner.title}</h2>
            <p className={styles.text}>{banner.text}</p>
          </div>
          <div className={styles.foot}>
            {banner === OWN ? (
              <Link className={styles.open} to={banner.path}>
                {words.own.open}
              </Link>
            ) : !isRestDue ? null : (
              <Suspense fallback={null}>
                <BuiltLink className={styles.open} to={banner.path}>
                  {words.open}
                </BuiltLink>
              </Suspense>
            )}
            {all.length > 1 ? (
              <span className={styles.turn}>
                <IconButton icon="left" name={home.previous} size={16} onClick={() => setTurned(turned - 1)} />
                {words.position(at + 1, all.length)}
                <IconButton icon="right" name={home.next} size={16} onClick={() => setTurned(turned + 1)} />
              </span>
            ) : null}
          </div>
        </>
      )}
    </section>
  );
}
