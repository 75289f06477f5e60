import { IconButton } from '@hotdrop/shared-ui/button';
import { CloseIcon } from '@hotdrop/shared-ui/icons';
import { Row } from '@hotdrop/shared-ui/primitives';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import styles from './frame.module.css';

interface SignInFailureNoticeProps {
  readonly failure: string;
  /** The parameter of the address that has the failure. */
  readonly parameter: string;
}

/** Says why a sign-in failed, on the page where it began. Closing it removes the parameter from the address. */
export function SignInFailureNotice({ failure, parameter }: SignInFailureNoticeProps) {
  const { t } = useLingui();
  const [, setQuery] = useSearchParams();
  const close = () =>
    setQuery(
      (current) => {
        current.delete(parameter);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div role="status">
      <Row as="p" className={styles.notice}>
        <FailureText failure={failure} />
        <IconButton icon={CloseIcon} label={t`Close`} onClick={close} />
      </Row>
    </div>
  );
}

function FailureText({ failure }: { readonly failure: string }) {
  switch (failure) {
    case 'expired':
      return <Trans>The sign-in took too long. Please sign in again.</Trans>;
    case 'unavailable':
      return <Trans>The sign-in service does not answer. Please try again in a few minutes.</Trans>;
    default:
      return <Trans>The sign-in failed. Please sign in again.</Trans>;
  }
}
