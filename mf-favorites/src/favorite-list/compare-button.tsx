import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { Button, ButtonLink } from '@hotdrop/shared-ui/button';
import { CompareIcon } from '@hotdrop/shared-ui/icons';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { compareAddress } from '../links/compare-address.ts';

interface CompareButtonProps {
  readonly players: readonly Favorite[];
  readonly mode: string;
}

/** Links to the comparison of the selected players. Disabled until two players are selected. */
export function CompareButton({ players, mode }: CompareButtonProps) {
  const { links } = useSite();
  const { t } = useLingui();
  const count = players.length;
  const words = <Trans>Compare ({count})</Trans>;
  return count > 1 ? (
    <ButtonLink isSmall kind="accent" icon={CompareIcon} to={compareAddress(links, { players, mode })}>
      {words}
    </ButtonLink>
  ) : (
    <Button isSmall icon={CompareIcon} disabled title={t`Select two or more players to compare.`}>
      {words}
    </Button>
  );
}
