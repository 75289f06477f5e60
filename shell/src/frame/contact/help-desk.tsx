import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useFrameData } from '../frame-data.ts';
import { mayLeadAway, sandboxedFrame } from '../providers/sandboxed-frame.ts';
import styles from './help-desk.module.css';

/** The provider's page. Whether it came no browser tells, so that the e-mail's address stands beside it. */
export function HelpDesk({ address }: { readonly address: string }) {
  const { contactEmail } = useFrameData();
  const { t } = useLingui();
  const title = t`Contact`;
  const show = useCallback(
    (place: HTMLElement | null) => {
      const frame = sandboxedFrame(address, ['allow-forms', ...mayLeadAway]);
      frame.title = title;
      frame.className = styles.frame ?? '';
      place?.append(frame);
      return () => frame.remove();
    },
    [address, title],
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
