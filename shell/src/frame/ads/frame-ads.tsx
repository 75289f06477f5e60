import { AdSlot } from '@hotdrop/shared-ui/ad-slot';
import { ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { Content } from '@hotdrop/shared-ui/layout';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLocation } from 'react-router-dom';
import { useFrameData } from '../frame-data.ts';
import { OperatorLink } from '../links/operator-link.tsx';
import styles from './frame-ads.module.css';

/**
 * Renders the frame's ad slots above or below the page. A slot that nothing can fill takes no space, and a promotion is
 * not shown on the page that it promotes, or on pages below it.
 */
export function FrameAds({ at }: { readonly at: 'top' | 'bottom' }) {
  const { basePath } = useSite();
  const { adSlots, providers } = useFrameData();
  const { pathname } = useLocation();
  // Every page is below the home page.
  const isShown = (href: string) =>
    href === pathname || (href !== basePath && pathname.startsWith(`${href}/`));
  return adSlots
    .filter((slot) => slot.at === at)
    .map(({ slot, house }) => ({ slot, house: house && isShown(house.href) ? null : house }))
    .map(({ slot, house }) => (
      <Content key={slot} className={styles.row} isHidden={!house && !providers.ads}>
        <AdSlot slot={slot}>
          {house && (
            <aside className={styles.house} aria-label={house.title}>
              <OperatorLink href={house.href} className={styles.promotion}>
                <b>{house.title}</b>
                <span>{house.text}</span>
                <ChevronRightIcon />
              </OperatorLink>
            </aside>
          )}
        </AdSlot>
      </Content>
    ));
}
