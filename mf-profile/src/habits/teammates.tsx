import { readTier } from '@hotdrop/shared-domain/game';
import type { Teammate, Teammates } from '@hotdrop/shared-domain/wire';
import { CompareIcon } from '@hotdrop/shared-ui/icons';
import { Note, Panel } from '@hotdrop/shared-ui/layout';
import { Link } from '@hotdrop/shared-ui/link';
import { Grid, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { FavoriteStar } from '@hotdrop/shared-ui/star-button';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import { useProfile } from '../layout/profile-data.ts';
import { linkPatterns } from '../link-patterns.ts';
import styles from './habits.module.css';
import { hasEnough, winRate } from './records.ts';

/** How many teammates are shown. */
const shownCount = 5;
/** The dot of the highest rate is not at the end of its track. */
const headroom = 1.25;

/** The most frequent teammates, with the win rate with and without each. Nothing without any. */
export const TeammatesPanel = (data: Teammates) =>
  data.teammates.length > 0 && (
    <Panel title={<Trans>Plays with</Trans>}>
      <Company {...data} />
    </Panel>
  );

/** Matches with and without a teammate. */
const compare = ({ games, wins }: Pick<Teammates, 'games' | 'wins'>, mate: Teammate) => {
  const without = { games: games - mate.games, wins: wins - mate.wins };
  const isComparable = hasEnough(mate) && hasEnough(without);
  return { mate, without, difference: isComparable ? winRate(mate) - winRate(without) : null };
};

type Compared = ReturnType<typeof compare>;

function Company({ games, wins, teammates }: Teammates) {
  const compared = teammates.slice(0, shownCount).map((mate) => compare({ games, wins }, mate));
  const comparable = compared.filter(({ difference }) => difference !== null);
  const rates = comparable.flatMap(({ mate, without }) => [winRate(mate), winRate(without)]);
  const scale = headroom * Math.max(...rates, 0);
  return (
    <>
      {comparable.length > 0 && (
        <Text as="p" tone="muted" padding="panel">
          <Sentence compared={comparable} />
        </Text>
      )}
      <TeammateTable compared={compared} scale={scale} />
      {comparable.length > 0 ? (
        <Row as="ul" gap={5} isWrapped padding="panel" size="t13" tone="muted">
          <Row as="li">
            <i className={styles.dot} /> <Trans>win rate together</Trans>
          </Row>
          <Row as="li">
            <i className={styles.ring} /> <Trans>without this player</Trans>
          </Row>
        </Row>
      ) : (
        <Note>
          <Trans>Players who were a teammate only once are not listed. Rates need 20 games together.</Trans>
        </Note>
      )}
    </>
  );
}

/** Smaller differences of win rates say nothing. */
const similar = 0.01;

/** The average of teammates, who count as often as they played. */
function averageDifference(compared: readonly Compared[]): number {
  const sum = (read: (one: Compared) => number) => compared.reduce((all, one) => all + read(one), 0);
  return sum(({ difference, mate }) => (difference ?? 0) * mate.games) / sum(({ mate }) => mate.games);
}

/** Names the teammate with the largest positive difference. */
function Sentence({ compared }: { readonly compared: readonly Compared[] }) {
  const format = useFormat();
  const best = compared.reduce((most, one) => ((one.difference ?? 0) > (most.difference ?? 0) ? one : most));
  const difference = best.difference ?? 0;
  if (difference <= similar)
    return averageDifference(compared) < -similar ? (
      <Trans>Wins more often without these teammates.</Trans>
    ) : (
      <Trans>Wins about as often without any of them.</Trans>
    );
  const { name } = best.mate;
  const rate = format.percent(winRate(best.mate));
  const games = format.number(best.mate.games);
  const without = format.percent(winRate(best.without));
  return (
    <Trans>
      <b>
        Wins most with <Text wrap="none">{name}</Text>:
      </b>{' '}
      {rate} of {games} games together, {without} without.
    </Trans>
  );
}

interface TeammateTableProps {
  readonly compared: readonly Compared[];
  /** The rate at the end of the tracks. */
  readonly scale: number;
}

function TeammateTable({ compared, scale }: TeammateTableProps) {
  const { t } = useLingui();
  const { game } = useSite();
  const links = useLinks(linkPatterns);
  const { player } = useProfile();
  const format = useFormat();
  const own = player.name;
  const columns: readonly Column<Compared>[] = [
    {
      id: 'favorite',
      head: <VisuallyHidden>{t`Favorite`}</VisuallyHidden>,
      phone: '1 / 1',
      className: styles.star,
      cell: ({ mate: { name, accountId, shard } }) => (
        <FavoriteStar player={{ name, accountId, shard }} isSmall />
      ),
    },
    {
      id: 'name',
      head: t`Player`,
      variant: 'name',
      phone: '1 / 2',
      cell: ({ mate: { name, shard, tier, games, lastPlayedAt } }) => {
        const count = format.number(games);
        return (
          <Row gap={3}>
            <Text hideBelow={728}>{tier && <TierMark mark={readTier(game, tier).mark} size="s" />}</Text>
            <Grid gap={0} columns="auto">
              <Link to={links.profile({ shard, name })} rel="nofollow">
                {name}
              </Link>
              <small>
                <Trans>{count} games</Trans> · <TimeAgo time={lastPlayedAt} />
              </small>
            </Grid>
          </Row>
        );
      },
    },
    {
      id: 'rates',
      head: t`Win rate`,
      phone: '2 / 2',
      className: styles.rates,
      cell: ({ difference, ...rates }) => <Dumbbell {...rates} scale={difference === null ? 0 : scale} />,
    },
    {
      id: 'with',
      head: t`with`,
      variant: 'stat',
      phone: '1 / 3',
      cell: ({ mate }) => <WinRate {...mate} />,
    },
    {
      id: 'without',
      head: t`without`,
      variant: 'stat',
      phone: '1 / 4',
      className: styles.without,
      cell: ({ without }) => <WinRate {...without} />,
    },
    {
      id: 'compare',
      head: <VisuallyHidden>{t`Compare`}</VisuallyHidden>,
      phone: '1 / 5',
      className: styles.compare,
      cell: ({ mate, mate: { name } }) => (
        <Link rel="nofollow" to={links.compare([player, mate])}>
          <VisuallyHidden>{t`Compare ${own} and ${name}`}</VisuallyHidden>
          <CompareIcon />
        </Link>
      ),
    },
  ];
  return (
    <Table
      caption={t`Plays with`}
      density="tall"
      phoneColumns="var(--touch) minmax(0, 1fr) var(--s-13) var(--s-13) var(--touch)"
      columns={columns}
      rows={compared}
      rowKey={({ mate }) => mate.accountId}
    />
  );
}

interface DumbbellProps extends Pick<Compared, 'mate' | 'without'> {
  /** The rate at the end of the track; 0: rates are not known. */
  readonly scale: number;
}

/** The two win rates as dots on a track. */
function Dumbbell({ mate, without, scale }: DumbbellProps) {
  if (scale === 0) return null;
  const at = (games: Pick<Teammate, 'wins' | 'games'>) => `${(100 * winRate(games)) / scale}%`;
  const [low, high] = [mate, without].toSorted((a, b) => winRate(a) - winRate(b));
  return (
    <span
      className={styles.dumbbell}
      style={{ '--low': at(low ?? mate), '--high': at(high ?? mate) }}
      aria-hidden="true"
    >
      <i className={styles.ring} style={{ '--x': at(without) }} />
      <i className={styles.dot} style={{ '--x': at(mate) }} />
    </span>
  );
}

/** A win rate, or a count of few games. */
function WinRate({ games, wins }: Pick<Teammates, 'games' | 'wins'>) {
  const format = useFormat();
  const count = format.number(wins);
  const played = format.number(games);
  if (games === 0) return format.percent(null);
  if (hasEnough({ games })) return format.percent(winRate({ games, wins }));
  return (
    <Trans>
      {count} of {played}
    </Trans>
  );
}
