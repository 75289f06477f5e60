import { AdSlot } from '@hotdrop/shared-ui/ad-slot';
import { Content } from '@hotdrop/shared-ui/layout';
import { OperatorsLink } from '../operators-link.tsx';
import { useSurroundings } from '../surroundings.ts';
import styles from './frame-ads.module.css';

/** The frame's own slots, above or below the page. */
export function FrameAds({ at }: { readonly at: 'top' | 'bottom' }) {
  const { houseAds } = useSurroundings();
  return houseAds
    .filter((one) => one.at === at)
    .map(({ slot, title, text, href, ground }) => (
      <Content key={slot} className={styles.place}>
        <div style={ground ? ({ '--ad-ground': ground } as React.CSSProperties) : undefined}>
          <AdSlot slot={slot}>
            <OperatorsLink href={href} className={styles.words}>
              <b>{title}</b>
              <span>{text}</span>
            </OperatorsLink>
          </AdSlot>
        </div>
      </Content>
    ));
}
