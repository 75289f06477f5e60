import { readMap, readMode } from '@hotdrop/shared-domain/game';
import { ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/layout';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { SharePanel } from '@hotdrop/shared-ui/share-panel';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import { type PlayedMatch, readPlayedMatches } from '../matches/days.ts';
import type { LastMatchesData } from './overview.loader.ts';
import styles from './overview.module.css';

interface LastMatchesProps extends LastMatchesData {
  readonly season: string;
}

/** The newest three matches of the player, whatever their mode. */
export function LastMatches({ season, ...data }: LastMatchesProps) {
  const { game } = useSite();
  const { t } = useLingui();
  const links = useLinks(linkPatterns);
  const { shard, platform, name } = useAddress();
  const count = useFormat().number(data.totalCount);
  const played = readPlayedMatches({ ...data, game, weapons: {} });
  const newest = played[0];
  return (
    <Panel
      title={<Trans>Last matches</Trans>}
      aside={newest && <TimeAgo time={newest.endedAt} />}
      share={
        <SharePanel
          panel="mf-profile/last-session"
          about="player"
          subject={{ shard: platform, name }}
          title={[t`Last session`, name]}
          others={[{ panel: 'mf-profile/last-match', title: t`Last match` }]}
        />
      }
      className={styles.column}
    >
      <Grid as="ol" isLined className={styles.matches}>
        {played.map((one) => (
          <li key={one.match.id}>
            <LastMatch {...one} to={links.match({ shard, name, season, match: one.match.id })} />
          </li>
        ))}
      </Grid>
      <Row
        as={Link}
        to={links.matches({ shard, name, season })}
        gap={1}
        justify="center"
        isTarget
        size="t13"
        tone="muted"
        className={styles.more}
      >
        <Plural value={data.totalCount} one="# match" other={`All ${count} matches`} />
        <ChevronRightIcon size="s" />
      </Row>
    </Panel>
  );
}

function LastMatch({ to, match, own, result }: PlayedMatch & { readonly to: string }) {
  const { game, locale } = useSite();
  const format = useFormat();
  const map = readMap(game, match.mapName);
  const { teamRank, teamTotal, kills, damageDealt } = own;
  const damage = format.number(damageDealt);
  return (
    <Row as={Link} to={to} gap={4} padding={[2, 5]} isTarget className={styles.match} data-result={result}>
      <Grid as="span" gap={0} className={styles.place}>
        <Text as="b" size="d28" tone={result === 'win' ? 'accent' : undefined}>
          {result ? `#${teamRank}` : '–'}
        </Text>
        {result && (
          <Text tone="muted" size="t12" wrap="none">
            <Trans>of {teamTotal}</Trans>
          </Text>
        )}
      </Grid>
      <span className={styles.plate}>
        <MapPlate plate={map.plate} isWide />
        <Text as="b" size="d16" wrap="truncate">
          {map.name[locale]}
        </Text>
      </span>
      <Grid as="span" gap={0} size="t13" tone="muted">
        <span>
          <Text as="b" tone="text">
            {format.number(kills)}
          </Text>{' '}
          <Plural value={kills} one="kill" other="kills" />
        </span>
        <span>
          <Trans>
            <b>{damage}</b> damage
          </Trans>
        </span>
        <span>{readMode(game, match.gameMode).name[locale]}</span>
      </Grid>
    </Row>
  );
}
