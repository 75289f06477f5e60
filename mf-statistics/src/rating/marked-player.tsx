import { platformOf, readPlatform } from '@hotdrop/shared-domain/game';
import { shareBehind } from '@hotdrop/shared-domain/stats';
import { playerKey, rememberPlayer, selectPlayers } from '@hotdrop/shared-domain/store';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { Dropdown, DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { FindField } from '@hotdrop/shared-ui/find-field';
import { StarIcon } from '@hotdrop/shared-ui/icons';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite, useStore } from '@hotdrop/shared-ui/site';
import { AskedNotToBeShown, SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Marked, topShareOf } from '../distribution/find-marked-player.ts';
import { usePlatformFavorites } from '../distribution/use-favorite-marks.ts';
import { HiddenQuery, pathOf } from '../toggle/toggle.tsx';
import type { RatingData } from './rating.loader.ts';
import styles from './rating.module.css';
import { useRatingLink } from './use-rating-link.ts';

/** The marked player's points, or the form to mark a player. */
export function MarkedPlayer({ page }: { readonly page: RatingData }) {
  const { game, locale } = useSite();
  const { marked, shard } = page;
  const format = useFormat();
  const ratingLink = useRatingLink(page);
  const linkTo = (player: string) => ratingLink({ player });
  if (marked?.status !== 'found') {
    return (
      <Row gap={0} isWrapped className={styles.marking}>
        {marked && <PlayerNotMarked marked={marked} linkTo={linkTo} />}
        <Row align="end" className={styles.ways}>
          <MarkForm linkTo={ratingLink} />
          <FavoriteMenu shard={shard} linkTo={linkTo} />
        </Row>
      </Row>
    );
  }
  const points = format.number(marked.points);
  const { standing } = marked;
  const rank = format.number(standing?.rank);
  const population = format.number(marked.population);
  const top = topShareOf(marked);
  const behind = format.percent(top === null ? null : shareBehind(top));
  const platform = readPlatform(game, platformOf(game, shard)).name[locale];
  return (
    <div>
      <Text as="p" size="t13" tone="muted">
        <Trans>
          Showing <b>{marked.name}</b>
        </Trans>{' '}
        <Link className={styles.another} to={ratingLink({ player: undefined })} preventScrollReset>
          <Trans>Show another player</Trans>
        </Link>
      </Text>
      <Text as="p" size="t16" tone="muted" className={styles.say}>
        {standing ? (
          <Trans>
            <b>{points}</b> points: <b>#{rank}</b> of {population} on {platform}, ahead of <b>{behind}</b>
          </Trans>
        ) : (
          <Trans>
            <b>{points}</b> points
          </Trans>
        )}
      </Text>
    </div>
  );
}

interface PlayerNotMarkedProps {
  readonly marked: Exclude<Marked, { readonly status: 'found' }>;
  /** Link to the page with another player marked. */
  readonly linkTo: (name: string) => string;
}

/** Explains why the player in the address is not in the chart. */
function PlayerNotMarked({ marked, linkTo }: PlayerNotMarkedProps) {
  const { name } = marked;
  if (marked.status === 'unknown') {
    return (
      <Why>
        <Trans>
          <b>{name}</b>: Network error occurred.
        </Trans>
      </Why>
    );
  }
  if (marked.status === 'hidden') {
    return (
      <Why>
        <AskedNotToBeShown />
      </Why>
    );
  }
  if (marked.status === 'unranked') {
    return (
      <Why>
        <Trans>
          <b>{name}</b> has no rank points in this mode.
        </Trans>
      </Why>
    );
  }
  return (
    <Why>
      <p>
        <Trans>
          <b>{name}</b>: player is not found
        </Trans>
      </p>
      <p>
        <Trans>Nicknames are case sensitive. Please check nickname and try again.</Trans>
      </p>
      {marked.others.length > 0 && (
        <p>
          <Trans>Did you mean</Trans>
          {marked.others.map((other) => (
            <Link key={other} className={styles.another} to={linkTo(other)} preventScrollReset>
              {other}
            </Link>
          ))}
        </p>
      )}
    </Why>
  );
}

const Why = ({ children }: { readonly children: React.ReactNode }) => (
  <Text as="div" tone="muted" wrap="anywhere" className={styles.why}>
    {children}
  </Text>
);

interface MarkFormProps {
  /** The address with a player marked, or with none. */
  readonly linkTo: (about: { readonly player: string | undefined }) => string;
}

/** Marks a player by name. Without JavaScript, the browser submits the form. */
function MarkForm({ linkTo }: MarkFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const id = useId();
  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const player = String(new FormData(event.currentTarget).get('player')).trim();
    if (player) void navigate(linkTo({ player }), { preventScrollReset: true });
  };
  const address = linkTo({ player: undefined });
  return (
    <Row as="form" gap={2} isWrapped flex="grow" method="get" action={pathOf(address)} onSubmit={onSubmit}>
      <HiddenQuery address={address} />
      <Text as="label" size="t13" tone="muted" wrap="none" className={styles.formLabel} htmlFor={id}>
        <Trans>Show a player on the chart</Trans>
      </Text>
      <div className={styles.field}>
        <FindField id={id} name="player" placeholder={t`Player name`} submit={t`Show`} />
      </div>
    </Row>
  );
}

interface FavoriteMenuProps {
  readonly shard: string;
  /** Link to the page with a player marked. */
  readonly linkTo: (name: string) => string;
}

/** Marks one of the visitor's favorites on the board's platform. Loads their names, as the browser stores ids only. */
function FavoriteMenu({ shard, linkTo }: FavoriteMenuProps) {
  const { game, locale } = useSite();
  const [isOpen, setOpen] = useState(false);
  const { platform, accountIds } = usePlatformFavorites(shard);
  const platformName = readPlatform(game, platform).name[locale];
  return (
    <Dropdown
      title={<Trans>Favorites</Trans>}
      align="end"
      className={styles.open}
      label={
        <>
          <StarIcon />
          <Trans>Favorites</Trans>
        </>
      }
      onToggle={setOpen}
    >
      {accountIds.length === 0 && (
        <Text as="p" size="t13" tone="muted" padding={[2, 3]}>
          <Trans>
            No favorites on {platformName} yet. Select the star next to a player’s name to add one.
          </Trans>
        </Text>
      )}
      {isOpen && <FavoriteLinks platform={platform} accountIds={accountIds} linkTo={linkTo} />}
    </Dropdown>
  );
}

interface FavoriteLinksProps {
  readonly platform: string;
  readonly accountIds: readonly string[];
  readonly linkTo: (name: string) => string;
}

/** Links to the favorites in their order. Each link appears when its name has loaded. */
function FavoriteLinks({ platform, accountIds, linkTo }: FavoriteLinksProps) {
  const { names, isLoading } = useLoadNames(platform, accountIds);
  const unknown = accountIds.length - names.length;
  return (
    <>
      {names.map(({ accountId, name }) => (
        <DropdownLink key={accountId} to={linkTo(name)} preventScrollReset>
          {name}
        </DropdownLink>
      ))}
      {unknown > 0 && isLoading && (
        <Waiting>
          <SkeletonLines count={Math.min(unknown, 3)} />
        </Waiting>
      )}
      {unknown > 0 && !isLoading && (
        <Text as="p" size="t13" tone="muted" padding={[2, 3]}>
          <Plural
            value={unknown}
            one="# favorite could not be loaded right now."
            other="# favorites could not be loaded right now."
          />
        </Text>
      )}
    </>
  );
}

/** Limits parallel requests: a list may be long. */
const maxParallel = 4;

/** Provides the known names of players, and loads the others. */
function useLoadNames(platform: string, accountIds: readonly string[]) {
  const site = useSite();
  const { store } = site;
  const api = apiOf(site);
  const players = useStore(selectPlayers);
  const [isLoading, setLoading] = useState(true);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const known = selectPlayers(store.getState());
    // All workers share one queue. p-limit would do the same with 0.9 KB more on a first visit of the page.
    const queue = accountIds.filter((accountId) => !known[playerKey(platform, accountId)]).values();
    const worker = async () => {
      for (const player of queue) {
        const found = await api.getPlayer({ shard: platform, player }, { signal });
        if (signal.aborted) return;
        if (found.ok) rememberPlayer(store, found.data.player);
      }
    };
    setLoading(true);
    void Promise.all(Array.from({ length: maxParallel }, worker)).then(() => {
      if (!signal.aborted) setLoading(false);
    });
    return () => leaving.abort();
  }, [api, store, platform, accountIds]);

  const names = accountIds.flatMap((accountId) => {
    const name = players[playerKey(platform, accountId)]?.name;
    return name === undefined ? [] : [{ accountId, name }];
  });
  return { names, isLoading };
}
