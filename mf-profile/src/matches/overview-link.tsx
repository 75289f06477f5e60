import { ButtonLink } from '@hotdrop/shared-ui/button';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useAddress } from '../address/use-address.ts';
import { useKeepChoice } from '../address/use-query-link.ts';

export function OverviewLink() {
  const { links } = useSite();
  const { shard, name, season } = useAddress();
  const keepChoice = useKeepChoice();
  return (
    <ButtonLink to={keepChoice(links.profile({ shard, name, ...(season && { season: season.id }) }))}>
      <Trans>Go to the overview</Trans>
    </ButtonLink>
  );
}
