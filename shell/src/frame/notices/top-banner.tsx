import { durations } from '@hotdrop/shared-domain/rules';
import { IconButton } from '@hotdrop/shared-ui/button';
import { CloseIcon } from '@hotdrop/shared-ui/icons';
import { Content } from '@hotdrop/shared-ui/layout';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFrameData } from '../frame-data.ts';
import { OptionalLink } from '../links/optional-link.tsx';
import { dismiss, dismissalCookies } from './dismiss.ts';
import styles from './top-banner.module.css';

/** Shows the banner that the server chose for this visit, until the visitor closes it. */
export function TopBanner() {
  const { basePath } = useSite();
  const { banner } = useFrameData();
  const { t } = useLingui();
  const [isClosed, setClosed] = useState(false);
  if (!banner || isClosed) return null;
  const close = () => {
    dismiss(dismissalCookies.banner(banner.id), durations.bannerDismissal, basePath);
    setClosed(true);
  };
  return (
    <aside className={styles.banner} aria-label={t`Announcement`}>
      <Content className={styles.line}>
        <OptionalLink className={styles.text} link={banner.link}>
          {banner.text}
        </OptionalLink>
        <IconButton icon={CloseIcon} className={styles.close} label={t`Hide for 3 days`} onClick={close} />
      </Content>
    </aside>
  );
}
