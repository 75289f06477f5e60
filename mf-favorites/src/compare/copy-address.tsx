import { Button } from '@hotdrop/shared-ui/button';
import { CheckIcon, ExternalLinkIcon } from '@hotdrop/shared-ui/icons';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './copy-address.module.css';

/** Puts the comparison's address into the clipboard. Where that is forbidden the address bar has it. */
export function CopyAddress() {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied !== null && copied === globalThis.location?.href;
  const copy = async () => {
    const { href } = location;
    await navigator.clipboard.writeText(href).then(
      () => setCopied(href),
      () => setCopied(null),
    );
  };
  return (
    <Button isSmall className={styles.copy} icon={isCopied ? CheckIcon : ExternalLinkIcon} onClick={copy}>
      <span role="status">{isCopied ? <Trans>Address copied</Trans> : <Trans>Copy the address</Trans>}</span>
    </Button>
  );
}
