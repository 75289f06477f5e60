import { readMap, readTier } from '@hotdrop/shared-domain/game';
import { formatTime, formatWeekday, inUtc, weekdayOf } from '@hotdrop/shared-domain/text';
import type { PlayedWeek } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { useProfile } from '../layout/profile-data.ts';
import { linkPatterns } from '../link-patterns.ts';
import styles from './week.module.css';

type BestOfWeekProps = Pick<PlayedWeek, 'bestMatch' | 'bestMap' | 'bestPartner'>;

/** The best match, map, and partner. Map and partner need enough matches. */
export const BestOfWeek = ({ bestMatch, bestMap, bestPartner }: BestOfWeekProps) => (
  <Grid min={75} gap={5}>
    {bestMatch && <BestMatch {...bestMatch} />}
    {bestMap && <BestMap {...bestMap} />}
    {bestPartner && <BestPartner {...bestPartner} />}
  </Grid>
);

function BestMatch(match: NonNullable<PlayedWeek['bestMatch']>) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { shard, name } = useAddress();
  const { currentSeason } = useProfile();
  const format = useFormat();
  const { id, mapName, teamTotal, kills, damageDealt, teamDamage } = match;
  const { name: mapNames, plate } = readMap(game, mapName);
  const at = Date.parse(match.createdAt);
  const map = mapNames[locale];
  const day = formatWeekday(weekdayOf(at), 'long', locale);
  const time = <time dateTime={match.createdAt}>{formatTime(at, inUtc)}</time>;
  const place = format.number(match.teamRank);
  const teams = format.number(teamTotal);
  const damage = format.number(damageDealt);
  const share = teamDamage === null ? null : format.percent(damageDealt / teamDamage, 0);
  return (
    <BestPanel
      to={currentSeason && links.match({ shard, name, season: currentSeason, match: id })}
      isFirst
      plate={<MapPlate plate={plate} isWide />}
      kind={<Trans>Best match</Trans>}
      title={
        <Trans>
          <Text as="b" size="d24" tone="accent">
            #{place}
          </Text>{' '}
          <small>of {teams}</small>
        </Trans>
      }
      about={
        <Trans>
          {map}, {day} {time}
        </Trans>
      }
      stats={[
        <Trans key="kills">
          <b>{kills}</b> <Plural value={kills} one="kill" other="kills" />
        </Trans>,
        <Trans key="damage">
          <b>{damage}</b> damage
        </Trans>,
        share !== null && damageDealt !== teamDamage && (
          <Trans key="share">
            <b>{share}</b> of the team’s
          </Trans>
        ),
      ]}
    />
  );
}

function BestMap(best: NonNullable<PlayedWeek['bestMap']>) {
  const { game, locale } = useSite();
  const format = useFormat();
  const { games, wins } = best;
  const { name, plate } = readMap(game, best.mapName);
  const place = format.decimal(best.averagePlace, 1);
  const damage = format.number(best.averageDamage);
  const top10s = format.number(best.top10s);
  return (
    <BestPanel
      to={null}
      plate={<MapPlate plate={plate} isWide />}
      kind={<Trans>Best map</Trans>}
      title={name[locale]}
      about={
        <Trans>
          <Plural value={games} one="# match" other="# matches" />,{' '}
          <Plural value={wins} _0="no win" one="# win" other="# wins" />, average place {place}
        </Trans>
      }
      stats={[
        <Trans key="damage">
          <b>{damage}</b> damage
        </Trans>,
        <Trans key="top10">
          <b>{top10s}</b> <Plural value={best.top10s} one="top 10" other="top 10s" />
        </Trans>,
      ]}
    />
  );
}

function BestPartner(partner: NonNullable<PlayedWeek['bestPartner']>) {
  const { game } = useSite();
  const links = useLinks(linkPatterns);
  const { player } = useProfile();
  const format = useFormat();
  const { name, tier, games, wins } = partner;
  const top10s = format.number(partner.top10s);
  return (
    <BestPanel
      to={links.compare([player, partner])}
      rel="nofollow"
      plate={<TierMark mark={tier ? readTier(game, tier).mark : ''} size="l" />}
      kind={<Trans>Best partner</Trans>}
      title={name}
      about={<Plural value={games} one="# match together" other="# matches together" />}
      stats={[
        <Trans key="wins">
          <b>{wins}</b> <Plural value={wins} one="win" other="wins" />
        </Trans>,
        <Trans key="top10">
          <b>{top10s}</b> <Plural value={partner.top10s} one="top 10" other="top 10s" />
        </Trans>,
      ]}
    />
  );
}

interface BestPanelProps {
  /** Null or undefined: there is no page of it. */
  readonly to: string | null | undefined;
  /** `nofollow`: crawlers should not open the page, because the site may not know the other player. */
  readonly rel?: 'nofollow';
  readonly isFirst?: boolean;
  readonly plate: React.ReactNode;
  readonly kind: React.ReactNode;
  readonly title: React.ReactNode;
  readonly about: React.ReactNode;
  readonly stats: readonly React.ReactNode[];
}

function BestPanel({ to, rel, isFirst = false, plate, kind, title, about, stats }: BestPanelProps) {
  const content = (
    <>
      <Row gap={4} padding="panel" size="t12" tone="muted">
        <span className={styles.plate}>{plate}</span>
        <Grid as="span" gap={0} flex="grow">
          <small>{kind}</small>
          <Text size="d24" tone="text" wrap="truncate">
            {title}
          </Text>
          <span>{about}</span>
        </Grid>
      </Row>
      <Row gap={0} align="stretch" size="t12" tone="muted" className={styles.bestStats}>
        {stats.filter(Boolean).map((stat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stats keep their order
          <Text key={at} padding={3} flex="grow">
            {stat}
          </Text>
        ))}
      </Row>
    </>
  );
  const variant = {
    gap: 0,
    surface: 'panel',
    className: classNames(styles.best, isFirst && styles.first),
  } as const;
  return to ? (
    <Grid as={Link} to={to} rel={rel} isTarget {...variant}>
      {content}
    </Grid>
  ) : (
    <Grid {...variant}>{content}</Grid>
  );
}
