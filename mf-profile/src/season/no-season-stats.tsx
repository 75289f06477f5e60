import type { Season } from '@hotdrop/shared-domain/game';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { PodiumIcon, SearchIcon } from '@hotdrop/shared-ui/icons';
import { useSite } from '@hotdrop/shared-ui/site';
import { Empty } from '@hotdrop/shared-ui/states';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans } from '@lingui/react/macro';
import { useAddress } from '../address/use-address.ts';
import { useKeepChoice } from '../address/use-query-link.ts';
import { useProfile } from '../layout/profile-data.ts';
import { NoStatsReason } from './no-stats-reason.tsx';
import { relOf } from './season-choices.ts';

/** A season without figures, with a link to another season. Search engines do not list it. */
export function NoSeasonStats({ season }: { readonly season: Season | null }) {
  const { game, links, locale } = useSite();
  const { shard, platform, name } = useAddress();
  const keepChoice = useKeepChoice();
  const profile = useProfile();
  const listed = profile.seasons.find(({ id }) => id !== season?.id) ?? null;
  const other = listed && game.seasons.read(listed.id);
  const last = other?.label[locale];
  return (
    <>
      <meta name="robots" content="noindex" />
      <Empty
        mark={<TierMark mark="unranked" size="l" />}
        title={<Trans>No stats available for this season</Trans>}
        actions={
          <>
            {other ? (
              <ButtonLink
                kind="accent"
                rel={relOf(profile, other)}
                to={keepChoice(
                  links.profile({ shard: other.isByRegion ? shard : platform, name, season: other.id }),
                )}
              >
                <Trans>Open {last}</Trans>
              </ButtonLink>
            ) : (
              <ButtonLink kind="accent" icon={SearchIcon} to={links.search()}>
                <Trans>New search</Trans>
              </ButtonLink>
            )}
            <ButtonLink icon={PodiumIcon} to={links.leaderboards()}>
              <Trans>Leaderboards</Trans>
            </ButtonLink>
          </>
        }
      >
        <NoStatsReason season={season} other={listed} />
      </Empty>
    </>
  );
}
