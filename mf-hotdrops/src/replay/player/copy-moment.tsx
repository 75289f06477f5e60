import { IconButton } from '@hotdrop/shared-ui/button';
import { useCopyAddress } from '@hotdrop/shared-ui/copy-address';
import { CheckIcon, ShareIcon } from '@hotdrop/shared-ui/icons';
import { useLingui } from '@lingui/react/macro';

export function CopyMoment({ readAddress }: { readonly readAddress: () => string }) {
  const { t } = useLingui();
  const { isCopied, copy } = useCopyAddress(readAddress);
  return (
    <IconButton
      icon={isCopied ? CheckIcon : ShareIcon}
      label={isCopied ? t`Link copied` : t`Copy link to this moment`}
      onClick={copy}
    />
  );
}
