import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from './primitives.tsx';

/**
 * Copies an address; says so until the visitor goes elsewhere. If the browser forbids it, or has no clipboard because
 * the site is on plain HTTP, visitors can copy from the address bar.
 */
export function useCopyAddress(readAddress: () => string) {
  const { key } = useLocation();
  const [copiedAt, setCopiedAt] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(readAddress());
      setCopiedAt(key);
    } catch {
      setCopiedAt(null);
    }
  };
  return { isCopied: copiedAt === key, copy };
}

/** Says so to screen readers. It stands beside the button: what is inside is the button's name alone. */
export const CopiedStatus = ({
  isCopied,
  children = <Trans>Link copied</Trans>,
}: {
  readonly isCopied: boolean;
  readonly children?: React.ReactNode;
}) => (
  <VisuallyHidden>
    <span role="status">{isCopied && children}</span>
  </VisuallyHidden>
);
