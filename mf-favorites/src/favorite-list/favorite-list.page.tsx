import { exportFavorites, type ImportResult, importFavorites } from '@hotdrop/shared-domain/favorites';
import { rankedModes, type Season } from '@hotdrop/shared-domain/game';
import type { Named } from '@hotdrop/shared-domain/links';
import { limits } from '@hotdrop/shared-domain/rules';
import { download } from '@hotdrop/shared-ui/browser';
import { Button, ButtonLink } from '@hotdrop/shared-ui/button';
import { CompareIcon, ExportIcon, ImportIcon } from '@hotdrop/shared-ui/icons';
import { PageHead, Panel, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFavorites, useIsHydrated, useLinks, useSite, useStore } from '@hotdrop/shared-ui/site';
import { SkeletonTable, Waiting } from '@hotdrop/shared-ui/states';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { linkPatterns } from '../link-patterns.ts';
import { compareAddress } from '../links/compare-address.ts';
import { type ActiveSeasons, leadingSeason } from '../seasons/ranked-stats.ts';
import type { FavoriteListData } from './favorite-list.loader.ts';
import styles from './favorite-list.module.css';
import { NoFavorites, NoScriptNotice } from './notices.tsx';
import { type CompareSelection, useCompareSelection } from './use-compare-selection.ts';

export function FavoriteListPage() {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const { mode, seasons } = useLoaderData<FavoriteListData>();
  const compared = useCompareSelection();
  const season = leadingSeason(game, seasons);
  const label = season?.label[locale];
  const gameName = game.shortName;
  return (
    <>
      <PageMeta
        title={t`Favorites`}
        description={t`Your favorite ${gameName} players side by side: points, tier, damage, and wins this season.`}
      />
      <PageHead
        title={<Trans>Favorites</Trans>}
        lead={
          label ? (
            <Trans>
              {label}, ranked. <span className={styles.sentence}>Saved in this browser only.</span>
            </Trans>
          ) : (
            <Trans>Saved in this browser only.</Trans>
          )
        }
      >
        <ImportExport>
          <CompareButton players={compared.players} mode={mode} />
        </ImportExport>
      </PageHead>
      <Stack>
        <NoScriptNotice />
        <Grid gap={4} className={styles.list}>
          <ModeTabs mode={mode} season={season} />
          <LazyFavoriteList mode={mode} seasons={seasons} compared={compared} />
        </Grid>
      </Stack>
    </>
  );
}

const FavoriteList = lazy(() =>
  import(/* webpackChunkName: "favorite-rows" */ './favorite-list.tsx').then((module) => ({
    default: module.FavoriteList,
  })),
);

interface LazyFavoriteListProps {
  readonly mode: string;
  readonly seasons: ActiveSeasons;
  readonly compared: CompareSelection;
}

/**
 * Loads the code of the table once the visitor has a favorite. Until the browser has read its list, the cookie decides:
 * without favorites, the page shows the empty state at once.
 */
export function LazyFavoriteList(props: LazyFavoriteListProps) {
  const isHydrated = useIsHydrated();
  const mayHaveFavorites = useStore(({ returning }) => Boolean(returning?.favorites));
  const hasFavorites = useFavorites().length > 0;
  const [hadFavorites, setHadFavorites] = useState(hasFavorites);
  if (hasFavorites && !hadFavorites) setHadFavorites(true);
  if (!isHydrated && mayHaveFavorites) return <FavoriteListSkeleton />;
  // An emptied list keeps its undo notice.
  if (!hadFavorites) return <NoFavorites />;
  return (
    <Suspense fallback={<FavoriteListSkeleton />}>
      <FavoriteList {...props} />
    </Suspense>
  );
}

/** Skeleton of the list until the browser has read it. */
function FavoriteListSkeleton() {
  const { t } = useLingui();
  return (
    <Panel label={t`Favorites`}>
      <Waiting>
        <SkeletonTable rows={6} />
      </Waiting>
    </Panel>
  );
}

interface ModeTabsProps {
  readonly mode: string;
  readonly season: Season | null;
}

function ModeTabs({ mode, season }: ModeTabsProps) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { t } = useLingui();
  return (
    <Tabs
      variant="tightSegments"
      label={t`Mode`}
      tabs={rankedModes(game, season).map(({ id, name }) => ({
        to: links.favorites({ mode: id }),
        label: name[locale],
        isCurrent: id === mode,
        preventScrollReset: true,
      }))}
    />
  );
}

interface CompareButtonProps {
  readonly players: readonly Named[];
  readonly mode: string;
}

/** Links to the comparison of the selected players. Disabled until two players are selected. */
function CompareButton({ players, mode }: CompareButtonProps) {
  const links = useLinks(linkPatterns);
  const { t } = useLingui();
  const count = players.length;
  const words = <Trans>Compare ({count})</Trans>;
  return count > 1 ? (
    <ButtonLink isSmall kind="accent" icon={CompareIcon} to={compareAddress(links, { players, mode })}>
      {words}
    </ButtonLink>
  ) : (
    <Button isSmall icon={CompareIcon} disabled title={t`Select two or more players to compare.`}>
      {words}
    </Button>
  );
}

type Outcome = ImportResult | { readonly ok: false; readonly reason: 'too-large' };

/** Actions for the whole list. Exports it as a file, and imports it in another browser. */
function ImportExport({ children }: { readonly children: React.ReactNode }) {
  const { game, store } = useSite();
  const isEmpty = useFavorites().length === 0;
  const file = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const read = async (event: React.ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    const isTooLarge = chosen.size > limits.importBytes;
    setOutcome(
      isTooLarge ? { ok: false, reason: 'too-large' } : importFavorites(store, game, await chosen.text()),
    );
    // Allows the visitor to select the same file again.
    input.value = '';
  };
  const save = () =>
    download(new File([exportFavorites(store.getState())], 'favorites.json', { type: 'application/json' }));

  return (
    <div className={styles.importExport}>
      <input ref={file} hidden type="file" accept="application/json,.json" onChange={read} />
      <Row className={styles.buttons}>
        {children}
        <Button isSmall icon={ImportIcon} onClick={() => file.current?.click()}>
          <Trans>Import</Trans>
        </Button>
        <Button isSmall icon={ExportIcon} disabled={isEmpty} onClick={save}>
          <Trans>Export</Trans>
        </Button>
      </Row>
      <Text as="p" size="t13" tone="muted" align="end" className={styles.outcome} role="status">
        {outcome && <OutcomeText {...outcome} />}
      </Text>
    </div>
  );
}

function OutcomeText(outcome: Outcome) {
  if (!outcome.ok) {
    return outcome.reason === 'too-large' ? (
      <Trans>The file is too large for a list of favorites. Nothing was imported.</Trans>
    ) : (
      <Trans>
        This is not a favorites file. Choose a file exported from this page. Nothing was imported.
      </Trans>
    );
  }
  const { added, known, refused } = outcome;
  return (
    <>
      <Plural value={added} one="# player added." other="# players added." />{' '}
      {known > 0 && <Plural value={known} one="# was there already." other="# were there already." />}{' '}
      {refused > 0 && (
        <Plural value={refused} one="# entry was not understood." other="# entries were not understood." />
      )}
    </>
  );
}
