import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useFrameData } from '../frame-data.ts';
import { allowPopups, createSandboxedFrame } from '../providers/create-sandboxed-frame.ts';
import styles from './help-desk.module.css';

/** Shows the provider's page. A browser does not report a failed iframe, so the email address is always shown too. */
export function HelpDesk({ url }: { readonly url: string }) {
  const { contactEmail } = useFrameData();
  const { t } = useLingui();
  const title = t`Contact`;
  const show = useCallback(
    (container: HTMLElement | null) => {
      const frame = createSandboxedFrame(url, ['allow-forms', ...allowPopups]);
      frame.title = title;
      frame.className = styles.frame ?? '';
      container?.append(frame);
      return () => frame.remove();
    },
    [url, title],
  );
  return (
    <>
      <div ref={show} />
      <p className={styles.email}>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
    </>
  );
}
