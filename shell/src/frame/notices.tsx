import { durations } from '@hotdrop/shared-domain/rules';
import { IconButton } from '@hotdrop/shared-ui/button';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { BellIcon, CloseIcon, OfflineIcon } from '@hotdrop/shared-ui/icons';
import { Content } from '@hotdrop/shared-ui/layout';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import styles from './frame.module.css';
import { type ShownMessage, useFrameData } from './frame-data.ts';
import { headerId } from './header.tsx';
import { OptionalLink } from './operator-link.tsx';
import { dismiss } from './settings.ts';
import { useIsOnline } from './use-is-online.ts';

const never = () => () => {};

/** The number of the message that the page's first script has chosen; `none`: no message. */
const readChoice = () => document.documentElement.dataset.message ?? '0';

/**
 * Shows the notice or banner of this visit, in one line, until the visitor closes it. The server's page has all of them,
 * and CSS shows the chosen one; after hydration, only that one is left.
 */
export function MessageBar() {
  const { messages } = useFrameData();
  const choice = useSyncExternalStore(never, readChoice, () => null);
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return messages.map((message, index) => {
    const isChosen = choice === String(index);
    if (choice !== null && !isChosen) return null;
    return (
      <Message
        key={message.dismissal}
        message={message}
        choice={isChosen ? undefined : index}
        onClose={() => setClosed(true)}
      />
    );
  });
}

interface MessageProps {
  readonly message: ShownMessage;
  /** Shows the message only while the root element has this number. */
  readonly choice: number | undefined;
  readonly onClose: () => void;
}

function Message({ message, choice, onClose }: MessageProps) {
  const { basePath } = useSite();
  const { t } = useLingui();
  const { text, link, colors, dismissal } = message;
  // The server has checked the contrast of these colors.
  const style = colors ? { '--message-text': colors.text, '--message-ground': colors.ground } : undefined;
  const close = (cookie: string) => {
    dismiss(cookie, durations.bannerDismissal, basePath);
    onClose();
    // The focused button disappears: continue with the element after it.
    document.getElementById(headerId)?.focus();
  };
  return (
    <aside
      className={styles.message}
      aria-label={t`Announcement`}
      data-choice={choice}
      style={style ?? undefined}
    >
      <Content className={classNames(styles.messageBarLine, dismissal !== null && styles.closable)}>
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

/** Shows a notice at the bottom of the window while the browser is offline. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const { state } = useNavigation();
  return (
    <div role="status">
      {!isOnline && (
        <Row as="p" className={styles.notice}>
          <OfflineIcon size="s" />
          {state !== 'idle' ? (
            <Trans>You are offline. The page opens when the connection is back.</Trans>
          ) : (
            <Trans>You are offline. You can still read this page.</Trans>
          )}
        </Row>
      )}
    </div>
  );
}
