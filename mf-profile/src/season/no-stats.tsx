import {
  readPlatform,
  readSeason,
  readShard,
  regionFor,
  regionsOf,
  type Season,
} from '@hotdrop/shared-domain/game';
import type { ApiFailure, PlayerSeason } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { ClockIcon, PodiumIcon, SearchIcon } from '@hotdrop/shared-ui/icons';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { ExpectedTime, FailureReason } from '@hotdrop/shared-ui/player-not-found';
import { Text } from '@hotdrop/shared-ui/primitives';
import { useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Empty, Failed, State } from '@hotdrop/shared-ui/states';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress, useKeepChoice } from '../address.ts';
import { useProfile } from '../layout/profile-data.ts';
import { linkPatterns } from '../link-patterns.ts';
import { AskAgain } from '../loading/states.tsx';
import { relOf } from './season-choices.ts';

/** A season without stats, with a link to another season. Search engines do not list it. */
export function NoSeasonStats({ season }: { readonly season: Season | null }) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { shard, platform, name } = useAddress();
  const keepChoice = useKeepChoice();
  const profile = useProfile();
  const listed = profile.seasons.find(({ id }) => id !== season?.id) ?? null;
  const other = listed && readSeason(game, listed.id);
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

interface NoStatsReasonProps {
  readonly season: Season | null;
  /** The newest other season of the player; null: none is known. */
  readonly other: PlayerSeason | null;
}

/** Says why a season has no stats, and when the player last played. */
function NoStatsReason({ season, other }: NoStatsReasonProps) {
  const { game, locale } = useSite();
  const { shard, platform, name } = useAddress();
  const shown = season?.label[locale];
  const regionId = regionFor(game, shard);
  // The stats of a season that was counted by region are of one region only.
  if (season?.isByRegion && regionId && regionsOf(game, platform).length > 1) {
    const region = readShard(game, regionId).name[locale];
    return (
      <Trans>
        {name} has no normal or ranked games in {region} in <Text wrap="none">{shown}</Text>.{'\n'}
        Use the tabs above to see other regions.
      </Trans>
    );
  }
  if (!other) return <Trans>The game has no record of {name} playing in any season.</Trans>;
  if (!other.isCertain) {
    return (
      <Trans>
        {name} has no normal or ranked games in <Text wrap="none">{shown}</Text>.
      </Trans>
    );
  }
  const last = readSeason(game, other.id).label[locale];
  return (
    <Trans>
      {name} has no normal or ranked games in <Text wrap="none">{shown}</Text>.{'\n'}
      The last ones were in <Text wrap="none">{last}</Text>.
    </Trans>
  );
}

/** The page of a season that the platform does not have. */
export function NoSuchSeason() {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { platform, name, season } = useAddress();
  const platformName = readPlatform(game, platform).name[locale];
  const requested = season?.shortId ?? '';
  return (
    <>
      <PageMeta title={name} description={t`Season stats and matches of ${name}.`} />
      <Empty
        title={<Trans>No such season</Trans>}
        actions={
          <ButtonLink kind="accent" to={links.profile({ shard: platform, name })}>
            <Trans>Go to the current season</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          {platformName} has no season “{requested}”.
        </Trans>
      </Empty>
    </>
  );
}

interface FailedStatsProps {
  readonly failure: ApiFailure;
  /** Whether the stats of the last answer are still on the page. */
  readonly isCompact: boolean;
}

/** Says why a season's stats are not shown. If the API names a time, the stats load then without a click. */
export const FailedStats = ({ failure, isCompact }: FailedStatsProps) =>
  failure.kind === 'busy' && failure.retryAfter !== null && !isCompact ? (
    <StatsOnTheirWay retryAfter={failure.retryAfter} />
  ) : (
    <Failed kind={failure.kind} isCompact={isCompact} title={<Trans>The stats could not be loaded</Trans>}>
      <FailureReason failure={failure} />
    </Failed>
  );

/** Replaces the stats of a season that must wait for the API key. */
const StatsOnTheirWay = ({ retryAfter }: { readonly retryAfter: number }) => (
  <>
    <AskAgain after={retryAfter} />
    <State
      role="status"
      mark={<ClockIcon size="xl" />}
      title={<Trans>These stats are on their way</Trans>}
      words={
        <>
          <Trans>
            They appear here <ExpectedTime milliseconds={retryAfter} />.
          </Trans>
          {'\n'}
          <Trans>The game answers only a few requests a minute.</Trans>
        </>
      }
      actions={null}
    />
  </>
);
