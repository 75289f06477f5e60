import { Button } from '@hotdrop/shared-ui/button';
import { CopiedStatus, useCopyAddress } from '@hotdrop/shared-ui/copy-address';
import { CheckIcon, CopyIcon } from '@hotdrop/shared-ui/icons';
import { Trans } from '@lingui/react/macro';
import styles from './api.module.css';

interface CodeProps {
  /** What the code is, for screen readers. */
  readonly label: string;
  readonly children: string;
}

/** Code in a box that scrolls. */
export const Code = ({ label, children }: CodeProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and the panel is already the landmark
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
  <div className={styles.code} role="group" aria-label={label} tabIndex={0}>
    <pre>
      <code>{children}</code>
    </pre>
  </div>
);

/** Copies a text with one press. */
export function CopyButton({ text }: { readonly text: string }) {
  const { isCopied, copy } = useCopyAddress(() => text);
  return (
    <>
      <Button isSmall icon={isCopied ? CheckIcon : CopyIcon} onClick={copy}>
        <Trans>Copy</Trans>
      </Button>
      <CopiedStatus isCopied={isCopied}>
        <Trans>Copied</Trans>
      </CopiedStatus>
    </>
  );
}
