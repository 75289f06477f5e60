import { Button } from '@hotdrop/shared-ui/button';
import { CheckIcon, CopyIcon } from '@hotdrop/shared-ui/icons';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './copy-address.module.css';

/**
 * Copies the address of the comparison. If the browser forbids it, or has no clipboard because the site is on plain
 * HTTP, visitors can copy the address from the address bar.
 */
export function CopyAddress() {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied !== null && copied === globalThis.location?.href;
  const copy = async () => {
    const { href } = location;
    try {
      await navigator.clipboard.writeText(href);
      setCopied(href);
    } catch {
      setCopied(null);
    }
  };
  return (
    <Button isSmall className={styles.copy} icon={isCopied ? CheckIcon : CopyIcon} onClick={copy}>
      <span role="status">{isCopied ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}</span>
    </Button>
  );
}
