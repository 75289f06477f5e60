import type { Site } from '@hotdrop/shared-domain/contract';
import { MapIcon } from '@hotdrop/shared-ui/icons';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { FailureReason } from '@hotdrop/shared-ui/player-not-found';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks } from '@hotdrop/shared-ui/site';
import { Slot } from '@hotdrop/shared-ui/slot';
import { Empty, Failed, SkeletonTable, Waiting } from '@hotdrop/shared-ui/states';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAddress, useQueryLink } from '../address.ts';
import { FilterForm, KindSelect, ModeSelect } from '../filter-form.tsx';
import { linkPatterns } from '../link-patterns.ts';
import { type LoadResult, useKeepReady } from '../loading/load-result.ts';
import { RevalidateOnMount } from '../loading/states.tsx';
import { NoSuchSeason } from '../season/no-stats.tsx';
import { type Habits, type HabitsFilter, habitsLoader, readHabitsFilter } from './habits.loader.ts';
import styles from './habits.module.css';
import { MapsPanel, WeaponsPanel } from './maps-and-weapons.tsx';
import { PlayTimesPanel } from './play-times.tsx';
import { TeammatesPanel } from './teammates.tsx';

/** The page with its loader, which no other page needs. */
export const habitsPage = (site: Site) => ({
  Component: HabitsPage,
  loader: habitsLoader(site),
});

/** How a player played in the last three months: maps, landings, weapons, teammates, and times. */
function HabitsPage() {
  const { t } = useLingui();
  const links = useLinks(linkPatterns);
  const { shard, platform, name } = useAddress();
  const loaded = useLoaderData<LoadResult<Habits>>();
  const data = useKeepReady(loaded, `${shard}/${name}`);
  if (data.status === 'empty' && data.failure) return <NoSuchSeason />;
  return (
    <>
      <PageMeta
        title={t`${name}: habits`}
        description={t`Where, with what, with whom, and when ${name} plays: the last 3 months.`}
        picture={links.playerCard({ shard: platform, name })}
      />
      {data.status === 'pending' && (
        <Waiting>
          <RevalidateOnMount />
          <SkeletonTable rows={12} />
        </Waiting>
      )}
      {loaded.status === 'failed' && (
        <Failed kind={loaded.failure.kind} isCompact={data.status === 'ready'}>
          <FailureReason failure={loaded.failure} />
        </Failed>
      )}
      {data.status === 'ready' && <HabitPanels {...data.data} />}
    </>
  );
}

function HabitPanels({ maps, teammates, times }: Habits) {
  const [query] = useSearchParams();
  const { platform: shard, name } = useAddress();
  const filter = readHabitsFilter(query);
  const isFiltered = Boolean(filter.mode ?? filter.kind);
  const { all } = maps;
  return (
    <Grid gap={5}>
      {(all || isFiltered) && (
        <Row justify="between" isWrapped gap={3}>
          <HabitsFilterForm filter={filter} modes={maps.modes} />
          {all && <Counted games={all.games} />}
        </Row>
      )}
      {all ? (
        <Grid columns={2} narrowColumns={1} gap={5} className={styles.panels}>
          <MapsPanel {...maps} all={all} />
          <Slot name="profile.habits" context={{ shard, name }} />
          {maps.weapons.length > 0 && <WeaponsPanel {...maps} all={all} />}
          <TeammatesPanel {...teammates} />
          <PlayTimesPanel {...times} />
        </Grid>
      ) : (
        <Empty
          icon={MapIcon}
          title={
            isFiltered ? (
              <Trans>No match of this mode and kind in the last 3 months.</Trans>
            ) : (
              <Trans>No match of battle royale in the last 3 months.</Trans>
            )
          }
        />
      )}
    </Grid>
  );
}

/** The period of all panels. */
function Counted({ games }: { readonly games: number }) {
  const count = useFormat().number(games);
  return (
    <Text as="p" tone="muted" size="t13">
      <Plural value={games} one="# match, last 3 months" other={`${count} matches, last 3 months`} />
    </Text>
  );
}

interface HabitsFilterFormProps {
  readonly filter: HabitsFilter;
  /** The modes that the player has played. */
  readonly modes: readonly string[];
}

/** Parameters of the address that the form keeps. */
const kept = ['perspective'];

/** Filters all panels by mode and kind of match. Without JavaScript it is a form with a button. */
function HabitsFilterForm({ filter, modes }: HabitsFilterFormProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const link = useQueryLink();
  const choose = (name: 'mode' | 'kind', value: string | null) =>
    void navigate(link({ [name]: value }), { preventScrollReset: true });
  return (
    <FilterForm label={t`Filter habits`} action={pathname} kept={kept}>
      <ModeSelect
        name="mode"
        value={filter.mode ?? null}
        modes={modes}
        onChange={(mode) => choose('mode', mode)}
      />
      <KindSelect name="kind" value={filter.kind ?? null} onChange={(kind) => choose('kind', kind)} />
    </FilterForm>
  );
}
