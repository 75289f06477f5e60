import { durations } from '@hotdrop/shared-domain/rules';
import { IconButton } from '@hotdrop/shared-ui/button';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { BellIcon, CloseIcon } from '@hotdrop/shared-ui/icons';
import { Content } from '@hotdrop/shared-ui/layout';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFrameData } from '../frame-data.ts';
import { headerId } from '../header/site-header.tsx';
import { OptionalLink } from '../links/operator-link.tsx';
import { dismiss } from './dismiss.ts';
import styles from './message-bar.module.css';

/** Shows the notice or banner that the server chose for this visit, in one line, until the visitor closes it. */
export function MessageBar() {
  const { basePath } = useSite();
  const { message } = useFrameData();
  const { t } = useLingui();
  const [isClosed, setClosed] = useState(false);
  if (!message || isClosed) return null;
  const { text, link, colors, dismissal } = message;
  // The server has checked the contrast of these colors.
  const style = colors ? { '--message-text': colors.text, '--message-ground': colors.ground } : undefined;
  const close = (cookie: string) => {
    dismiss(cookie, durations.bannerDismissal, basePath);
    setClosed(true);
    // The focused button disappears: continue with the element after it.
    document.getElementById(headerId)?.focus();
  };
  return (
    <aside className={styles.message} aria-label={t`Announcement`} style={style ?? undefined}>
      <Content className={classNames(styles.line, dismissal !== null && styles.closable)}>
        <OptionalLink className={styles.link} link={link}>
          <BellIcon size="s" />
          <span className={styles.text} title={text} data-strip>
            {text}
          </span>
        </OptionalLink>
        {dismissal !== null && (
          <IconButton
            icon={CloseIcon}
            className={styles.close}
            label={t`Hide for 3 days`}
            onClick={() => close(dismissal)}
          />
        )}
      </Content>
    </aside>
  );
}
