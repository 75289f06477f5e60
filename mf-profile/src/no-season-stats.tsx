import type { Season } from '@hotdrop/shared-domain/game';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { PodiumIcon, SearchIcon } from '@hotdrop/shared-ui/icons';
import { useSite } from '@hotdrop/shared-ui/site';
import { Empty } from '@hotdrop/shared-ui/states';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans } from '@lingui/react/macro';
import { useProfile } from './profile-data.ts';
import { useAddress } from './use-address.ts';

/** Nothing was played in this season; when something was. */
export function NoSeasonStats({ season }: { readonly season: Season | null }) {
  const { game, links, locale } = useSite();
  const { shard, platform, name } = useAddress();
  const { seasons } = useProfile();
  const played = seasons.map(({ id }) => game.seasons.read(id)).find(({ id }) => id !== season?.id);
  const shown = season?.label[locale];
  const last = played?.label[locale];
  return (
    <Empty
      mark={<TierMark mark="unranked" size="l" />}
      title={<Trans>No stats available for this season</Trans>}
      actions={
        <>
          {played ? (
            <ButtonLink
              kind="accent"
              to={links.profile({ shard: played.isByRegion ? shard : platform, name, season: played.id })}
            >
              <Trans>Open {last}</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink kind="accent" icon={SearchIcon} to={links.home()}>
              <Trans>New search</Trans>
            </ButtonLink>
          )}
          <ButtonLink icon={PodiumIcon} to={links.leaderboards()}>
            <Trans>Leaderboards</Trans>
          </ButtonLink>
        </>
      }
    >
      {played ? (
        <Trans>
          {name} has not played in {shown}.{'\n'}
          {name} last played in {last}.
        </Trans>
      ) : (
        <Trans>{name} has no games in any season that the game still knows of.</Trans>
      )}
    </Empty>
  );
}
