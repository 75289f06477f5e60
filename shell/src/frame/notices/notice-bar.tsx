import { BellIcon } from '@hotdrop/shared-ui/icons';
import { Content } from '@hotdrop/shared-ui/layout';
import { useLingui } from '@lingui/react/macro';
import { type ShownNotice, useFrameData } from '../frame-data.ts';
import { OptionalLink } from '../links/optional-link.tsx';
import styles from './notice-bar.module.css';

/** Shows the operator's notices, one per line. */
export function NoticeBar() {
  const { notices } = useFrameData();
  const { t } = useLingui();
  if (notices.length === 0) return null;
  return (
    <section aria-label={t`Notices`}>
      {notices.map((notice) => (
        <Line key={notice.id} {...notice} />
      ))}
    </section>
  );
}

function Line({ text, link, colors }: ShownNotice) {
  // The server has checked the contrast of these colors.
  const style =
    colors && ({ '--notice-text': colors.text, '--notice-ground': colors.ground } as React.CSSProperties);
  return (
    <div className={styles.notice} style={style ?? undefined}>
      <Content>
        <OptionalLink className={styles.line} link={link}>
          <BellIcon size="s" />
          <span>{text}</span>
        </OptionalLink>
      </Content>
    </div>
  );
}
