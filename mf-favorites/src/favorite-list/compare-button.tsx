import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { Button, ButtonLink } from '@hotdrop/shared-ui/button';
import { CompareIcon } from '@hotdrop/shared-ui/icons';
import { useFavorites, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { compareAddress } from '../links/compare-address.ts';

interface CompareButtonProps {
  readonly players: readonly Favorite[];
  readonly mode: string;
  /** Called if fewer than two players are selected. */
  readonly onTooFew: () => void;
}

/** Links to the comparison of the selected players. If too few are selected, it explains how to select them. */
export function CompareButton({ players, mode, onTooFew }: CompareButtonProps) {
  const { links } = useSite();
  const isEmpty = useFavorites().length === 0;
  const count = players.length;
  const words = <Trans>Compare ({count})</Trans>;
  return count > 1 ? (
    <ButtonLink isSmall kind="accent" icon={CompareIcon} to={compareAddress(links, { players, mode })}>
      {words}
    </ButtonLink>
  ) : (
    <Button isSmall icon={CompareIcon} disabled={isEmpty} onClick={onTooFew}>
      {words}
    </Button>
  );
}
