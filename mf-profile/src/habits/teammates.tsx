import { readTier } from '@hotdrop/shared-domain/game';
import { apiOf, type Teammate, type Teammates } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { Note, Panel } from '@hotdrop/shared-ui/layout';
import { Link } from '@hotdrop/shared-ui/link';
import { Grid, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { FavoriteStar } from '@hotdrop/shared-ui/star-button';
import { SkeletonTable } from '@hotdrop/shared-ui/states';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import { useProfile } from '../layout/profile-data.ts';
import { linkPatterns } from '../link-patterns.ts';
import { DataPanel, usePanelPlayer } from '../overview/data-panel.tsx';
import { type PanelData, panelKey } from '../overview/overview.loader.ts';
import panels from '../overview/overview.module.css';
import styles from './habits.module.css';
import { enoughGames, hasEnough, winRate } from './records.ts';

/** How many teammates are shown. */
const shownCount = 5;
/** The dot of the highest rate is not at the end of its track. */
const headroom = 1.25;

/** The most frequent teammates, with the win rate with and without each. */
export function TeammatesPanel({ loaded }: { readonly loaded: PanelData<Teammates> }) {
  const api = apiOf(useSite());
  const player = usePanelPlayer();
  const title = <Trans>Plays with</Trans>;
  return (
    <DataPanel
      title={title}
      loaded={loaded}
      key={player.accountId}
      panelKey={panelKey(player)}
      load={(signal) => api.listTeammates(player, { signal })}
      skeleton={<SkeletonTable rows={shownCount} />}
    >
      {(data) => (
        <Panel
          title={title}
          className={panels.storyPanel}
          aside={data.games > 0 && <Trans>Team matches of the last 3 months</Trans>}
        >
          <Company {...data} />
        </Panel>
      )}
    </DataPanel>
  );
}

/** Matches with and without a teammate. */
const compare = ({ games, wins }: Pick<Teammates, 'games' | 'wins'>, mate: Teammate) => {
  const without = { games: games - mate.games, wins: wins - mate.wins };
  const isComparable = hasEnough(mate) && hasEnough(without);
  return { mate, without, difference: isComparable ? winRate(mate) - winRate(without) : null };
};

type Compared = ReturnType<typeof compare>;

function Company({ games, wins, teammates }: Teammates) {
  if (teammates.length === 0)
    return (
      <p className={panels.noStats}>
        {games === 0 ? (
          <Trans>No match in a team in the last 3 months.</Trans>
        ) : (
          <Trans>Nobody was a teammate more than once in the last 3 months.</Trans>
        )}
      </p>
    );
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
          <Trans>Players who were a teammate only once are not listed. Rates need 5 games together.</Trans>
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
      phone: '2 / 3 / auto / -1',
      cell: ({ mate: { name, shard, accountId } }) => (
        <ButtonLink
          isSmall
          rel="nofollow"
          to={links.compare([
            { shard: player.shard, accountId: player.accountId },
            { shard, accountId },
          ])}
        >
          <VisuallyHidden>{t`Compare ${own} and ${name}`}</VisuallyHidden>
          <span aria-hidden="true">
            <Trans>Compare</Trans>
          </span>
        </ButtonLink>
      ),
    },
  ];
  return (
    <Table
      caption={t`Plays with`}
      density="tall"
      phoneColumns="var(--touch) minmax(0, 1fr) var(--s-13) var(--s-13)"
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
  if (games === 0 || games >= enoughGames) return format.percent(games === 0 ? null : wins / games);
  return (
    <Trans>
      {count} of {played}
    </Trans>
  );
}
