import { ButtonLink } from '@hotdrop/shared-ui/button';
import { PodiumIcon, SearchIcon, StarIcon } from '@hotdrop/shared-ui/icons';
import { useSite } from '@hotdrop/shared-ui/site';
import { Empty } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';

export function NoFavorites() {
  const { links } = useSite();
  return (
    <Empty
      icon={StarIcon}
      title={<Trans>No favorites yet</Trans>}
      actions={
        <>
          <ButtonLink kind="accent" icon={SearchIcon} to={links.search()}>
            <Trans>Find a player</Trans>
          </ButtonLink>
          <ButtonLink icon={PodiumIcon} to={links.leaderboards()}>
            <Trans>Leaderboards</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        Open a player’s page and select the star next to the name to see them here with their season stats.
        {'\n'}
        You can also import a saved list above.
      </Trans>
    </Empty>
  );
}
