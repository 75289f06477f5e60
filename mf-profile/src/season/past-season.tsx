import { readSeason, readTier, type Season } from '@hotdrop/shared-domain/game';
import type { SeasonClimbs } from '@hotdrop/shared-domain/wire';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { LocalTime } from '@hotdrop/shared-ui/time';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useAddress, useKeepChoice } from '../address.ts';
import { useProfile } from '../layout/profile-data.ts';
import { linkPatterns } from '../link-patterns.ts';
import type { LoadResult } from '../loading/load-result.ts';
import overview from '../overview/overview.module.css';
import styles from './season.module.css';
import { relOf } from './season-choices.ts';
import { useSeasonLink } from './season-picker.tsx';

interface SeasonEndProps {
  readonly season: Season;
  readonly climbs: LoadResult<SeasonClimbs>;
}

/** Says that the season is over, with the way to the current one. */
export function SeasonEnd({ season, climbs }: SeasonEndProps) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { platform, name } = useAddress();
  const keepChoice = useKeepChoice();
  const { currentSeason } = useProfile();
  const current = currentSeason === null ? null : readSeason(game, currentSeason);
  const label = season.label[locale];
  const next = current?.label[locale];
  const end = climbs.status === 'ready' && <LocalTime time={climbs.data.end} variant="day" />;
  return (
    <Row as="p" gap={2} tone="muted" isWrapped>
      {end ? (
        <span>
          <Trans>
            {label} ended on {end}.
          </Trans>
        </span>
      ) : (
        <Trans>{label} is over.</Trans>
      )}
      {current && (
        <MoreLink to={keepChoice(links.profile({ shard: platform, name, season: current.id }))}>
          <Trans>To {next}</Trans>
        </MoreLink>
      )}
    </Row>
  );
}

/** The seasons beside the shown one. */
const aroundCount = 5;

/** Five seasons around a past one, with the tier and points of the most played mode. Nothing without a second season. */
export function SeasonsAround({ season }: { readonly season: Season }) {
  const { game, locale } = useSite();
  const format = useFormat();
  const to = useSeasonLink();
  const profile = useProfile();
  const known = profile.seasons
    .filter(({ tier }) => tier)
    .map((listed) => ({ ...listed, season: readSeason(game, listed.id) }))
    .filter((one) => one.season.hasRanked === season.hasRanked)
    .toReversed();
  const at = known.findIndex(({ id }) => id === season.id);
  if (at < 0 || known.length < 2) return null;
  const first = Math.max(0, Math.min(at - Math.floor(aroundCount / 2), known.length - aroundCount));
  const shown = known.slice(first, first + aroundCount);
  return (
    <Panel title={<Trans>Seasons around it</Trans>} className={overview.column}>
      <Grid columns={shown.length} gap={0} isRuled className={styles.around}>
        {shown.map((one) => {
          const tier = one.tier && readTier(game, one.tier);
          return (
            <Link
              key={one.id}
              to={to(one.season)}
              rel={relOf(profile, one.season)}
              aria-current={one.id === season.id ? 'page' : undefined}
              preventScrollReset
            >
              <Text tone="muted" size="t12">
                {one.season.label[locale]}
              </Text>
              {tier && <TierMark mark={tier.mark} size="m" />}
              <Text size="d16">{tier?.label[locale]}</Text>
              {one.points !== null && (
                <Text tone="muted" size="t13">
                  {format.number(one.points)}
                </Text>
              )}
            </Link>
          );
        })}
      </Grid>
    </Panel>
  );
}
