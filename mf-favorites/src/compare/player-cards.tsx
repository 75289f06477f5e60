import { platformOf, readPlatform, readTier } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import { rankPointsOf } from '@hotdrop/shared-domain/stats';
import { PlatformMark } from '@hotdrop/shared-ui/artwork';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { CloseIcon, PlusIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Link } from '@hotdrop/shared-ui/link';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { linkPatterns } from '../link-patterns.ts';
import styles from './compare.module.css';
import { keyOf, type RankedPlayer } from './compared.ts';

interface Addresses {
  /** The comparison without the player. */
  readonly without: (player: RankedPlayer) => string;
  /** The comparison with the player first. */
  readonly against: (player: RankedPlayer) => string;
}

interface PlayerCardsProps extends Addresses {
  readonly players: readonly RankedPlayer[];
  /** Whether the season is known, so that players without stats have none. */
  readonly isSeasonKnown: boolean;
  /** The list of favorites, to choose more players from. */
  readonly more: string;
}

/** The players with their ranks. The others are compared with the first. */
export function PlayerCards({ players, isSeasonKnown, more, ...addresses }: PlayerCardsProps) {
  const { t } = useLingui();
  return (
    <Panel label={t`Players`}>
      <Grid
        as="ul"
        isRuled
        columns={players.length > 3 ? 3 : players.length + 1}
        narrowColumns={Math.min(players.length, 3)}
        className={styles.cards}
      >
        {players.map((one, at) => (
          <PlayerCard
            key={keyOf(one)}
            player={one}
            isBase={at === 0}
            isAlone={players.length === 1}
            isSeasonKnown={isSeasonKnown}
            {...addresses}
          />
        ))}
        {players.length < limits.compared && (
          <Grid as="li" className={styles.add}>
            <Row as={Link} isTarget tone="muted" justify="center" isWrapped padding={3} to={more}>
              <PlusIcon />
              <Trans>Add a player</Trans>
              <Text as="small" size="t12">
                <Trans>up to six</Trans>
              </Text>
            </Row>
          </Grid>
        )}
      </Grid>
    </Panel>
  );
}

interface PlayerCardProps extends Addresses {
  readonly player: RankedPlayer;
  readonly isBase: boolean;
  readonly isAlone: boolean;
  readonly isSeasonKnown: boolean;
}

function PlayerCard({ player: one, isBase, isAlone, isSeasonKnown, without, against }: PlayerCardProps) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { number } = useFormat();
  const { t } = useLingui();
  const { player, ranked } = one;
  const { name, shard } = player;
  const platform = platformOf(game, shard);
  const tier = ranked && readTier(game, ranked.currentTier);
  const rankPoints = ranked && rankPointsOf(ranked);
  const points = number(rankPoints);
  const games = ranked?.roundsPlayed ?? 0;
  const count = number(games);
  const rank = number(ranked?.rating.rankPoint?.rank ?? null);
  const all = number(ranked?.rating.population ?? null);
  return (
    <li className={classNames(styles.card, isBase && !isAlone && styles.base)}>
      <TierMark mark={tier?.mark ?? 'unranked'} size="xl" />
      <Grid gap={0} flex="grow">
        <Text as="h2" size="h3" wrap="truncate">
          <Link to={links.profile({ shard, name })}>{name}</Link>
        </Text>
        <Row as="p" gap={1} size="t13" tone="muted" className={styles.tier}>
          <PlatformMark platform={platform} size="xs" />
          {tier ? tier.label[locale] : readPlatform(game, platform).name[locale]}
        </Row>
        <Text as="p" size="t13" tone="muted" className={styles.points}>
          {rankPoints !== null ? (
            <Trans>
              <b>{points}</b> points
            </Trans>
          ) : ranked ? (
            <Trans>
              <b>{count}</b> <Plural value={games} one="ranked game" other="ranked games" />
            </Trans>
          ) : isSeasonKnown ? (
            <Trans>No ranked games</Trans>
          ) : (
            <Trans>Stats not available</Trans>
          )}
        </Text>
      </Grid>
      <Row justify="between" isWrapped gap={1} size="t12" tone="muted" className={styles.foot}>
        {ranked?.rating.rankPoint && ranked.rating.population !== null && (
          <Text as="p" wrap="balance">
            <Trans>
              No. {rank} of {all}
            </Trans>
          </Text>
        )}
        {!isAlone &&
          (isBase ? (
            <p>
              <Trans>compared against</Trans>
            </p>
          ) : (
            <Link to={against(one)} aria-label={t`Compare against ${name}`} preventScrollReset>
              <Trans>Compare against</Trans>
            </Link>
          ))}
      </Row>
      <Text
        as={Link}
        tone="faint"
        to={without(one)}
        className={styles.remove}
        aria-label={t`Remove ${name}`}
        title={t`Remove ${name}`}
      >
        <CloseIcon size="s" />
      </Text>
    </li>
  );
}
