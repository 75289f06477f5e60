import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../button/index.ts';
import { SearchIcon } from '../icons/index.ts';
import { useSite } from '../site/index.ts';

export function NewSearch() {
  const { links } = useSite();
  return (
    <ButtonLink to={links.search()} icon={SearchIcon}>
      <Trans>New search</Trans>
    </ButtonLink>
  );
}
