import { hasFavorite } from '@hotdrop/shared-domain/favorites';
import {
  lowestTier,
  type Platform,
  platformOf,
  readPlatform,
  readShard,
  readTier,
  shardInAddress,
} from '@hotdrop/shared-domain/game';
import type { Named } from '@hotdrop/shared-domain/links';
import { durations } from '@hotdrop/shared-domain/rules';
import { apiOf, type PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { ClockIcon, StarIcon } from '@hotdrop/shared-ui/icons';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { useRecentPlayers } from './recent-players.ts';
import styles from './search.module.css';

interface SuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly platform: Platform;
  readonly onPick: (player: Named) => void;
  readonly onClose: () => void;
}

/** Lists favorites, recent players, and players with names that begin with the typed text. */
export function Suggestions({ input, text, platform, onPick, onClose }: SuggestionsProps) {
  const { game, locale, store } = useSite();
  const { t } = useLingui();
  const listId = useId();
  const typed = text.trim();
  const platformName = platform.name[locale];
  const { players, isComplete } = useSuggestions(text, platform);

  const toOption = ({ shard, name, tier }: PlayerSuggestion, mark?: React.ReactNode): Option => {
    // A player without rank points gets the game's lowest tier.
    const read = tier ? readTier(game, tier) : lowestTier(game);
    const isChosen = platformOf(game, shard) === platform.id;
    return {
      shard: shardInAddress(shard),
      name,
      mark: mark ?? <TierMark mark={read.mark} size="s" />,
      note: isChosen ? read.label[locale] : readPlatform(game, platformOf(game, shard)).name[locale],
    };
  };
  const favored = players
    .filter((player) => hasFavorite(player)(store.getState()))
    .map((player) => toOption(player, <StarIcon />));
  const recent: readonly Option[] = useRecentPlayers()
    .filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()))
    .filter((about) => !favored.some(isSamePlayer(about)))
    .map((about) => ({
      ...about,
      mark: <ClockIcon />,
      note: readShard(game, platformOf(game, about.shard)).name[locale],
    }));
  const known = [...favored, ...recent];
  const found = players
    .map((player) => toOption(player))
    .filter((player) => !known.some(isSamePlayer(player)));
  const isHere = ({ shard }: Option) => platformOf(game, shard) === platform.id;
  const here = found.filter(isHere);
  const elsewhere = found.filter((option) => !isHere(option));

  const options = [...known, ...here, ...elsewhere];
  const pick = (index: number) => options[index] && onPick(options[index]);
  const active = useListboxKeys({ input, listId, count: options.length, onPick: pick, onClose });
  if (options.length === 0) {
    return (
      isComplete && (
        <p role="status" className={styles.none}>
          <Trans>No known player starts with “{typed}”. Press Enter to search for this name.</Trans>
        </p>
      )
    );
  }

  const shared = { typed, active, listId, onPick: pick };
  return (
    <div id={listId} role="listbox" aria-label={t`Suggestions`} className={styles.list}>
      <OptionGroup title={t`Favorites`} options={favored} startIndex={0} {...shared} />
      <OptionGroup title={t`Recent`} options={recent} startIndex={favored.length} {...shared} />
      <OptionGroup
        title={t`${platformName} names that start with “${typed}”`}
        options={here}
        startIndex={known.length}
        {...shared}
      />
      <OptionGroup
        title={t`On other platforms`}
        options={elsewhere}
        startIndex={known.length + here.length}
        {...shared}
      />
    </div>
  );
}

const isSamePlayer =
  ({ shard, name }: Named) =>
  (other: Named) =>
    other.name === name && other.shard === shard;

export interface Option {
  readonly shard: string;
  readonly name: string;
  readonly mark: React.ReactNode;
  readonly note: string;
}

interface OptionGroupProps {
  readonly title: string;
  readonly options: readonly Option[];
  /** Index of the group's first option among all options. */
  readonly startIndex: number;
  readonly typed: string;
  readonly active: number;
  readonly listId: string;
  readonly onPick: (index: number) => void;
}

function OptionGroup({ title, options, startIndex, typed, active, listId, onPick }: OptionGroupProps) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options; a listbox may not contain a fieldset
    <div role="group" aria-labelledby={id}>
      <Text as="p" size="t12" tone="muted" id={id} className={styles.title}>
        {title}
      </Text>
      {options.map(({ shard, name, mark, note }, index) => (
        <Row
          key={`${shard}/${name}`}
          gap={3}
          id={`${listId}-${startIndex + index}`}
          role="option"
          aria-selected={startIndex + index === active}
          padding={[0, 3]}
          isTarget
          className={styles.option}
          // Keep the focus in the input.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(startIndex + index)}
        >
          {mark}
          <Text flex="grow" wrap="truncate">
            {startsWith(name, typed) ? (
              <>
                <mark>{name.slice(0, typed.length)}</mark>
                {name.slice(typed.length)}
              </>
            ) : (
              name
            )}
          </Text>
          <Text as="small" tone="muted">
            {note}
          </Text>
        </Row>
      ))}
    </div>
  );
}

const startsWith = (name: string, typed: string) => name.toLowerCase().startsWith(typed.toLowerCase());

interface Listbox {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly count: number;
  readonly onPick: (index: number) => void;
  readonly onClose: () => void;
}

/**
 * Handles the keys of a combobox as WAI-ARIA describes for list autocomplete with manual selection: the focus stays in
 * the input. Returns the index of the active option, or -1.
 */
function useListboxKeys({ input, listId, count, onPick, onClose }: Listbox): number {
  const [index, setActive] = useState(-1);
  const active = index < count ? index : -1;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || count === 0) return;
    const act = new Map([
      ['ArrowDown', () => setActive(active + 1 < count ? active + 1 : -1)],
      ['ArrowUp', () => setActive(active >= 0 ? active - 1 : count - 1)],
      ['Escape', onClose],
      ...(active >= 0 ? ([['Enter', () => onPick(active)]] as const) : []),
    ]).get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const field = input.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    field?.addEventListener('keydown', listen);
    return () => field?.removeEventListener('keydown', listen);
  }, [input]);

  // In the moment when the options appear or change, for screen readers and for a key right after it.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    field.ariaExpanded = String(count > 0);
    field.setAttribute('aria-controls', listId);
    if (active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else field.removeAttribute('aria-activedescendant');
    return () => {
      field.ariaExpanded = 'false';
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [input, listId, active, count]);

  return active;
}

interface Found {
  readonly prefix: string;
  readonly players: readonly PlayerSuggestion[];
}

interface Suggested {
  readonly players: readonly PlayerSuggestion[];
  /** Whether the answer for the typed text has arrived. */
  readonly isComplete: boolean;
}

const none: Suggested = { players: [], isComplete: false };

/** Loads players with names that begin with the typed text, debounced. */
function useSuggestions(text: string, platform: Platform): Suggested {
  const api = apiOf(useSite());
  const [found, setFound] = useState<Found | null>(null);
  const prefix = text.trim();

  useEffect(() => {
    if (!prefix) return setFound(null);
    const unmount = new AbortController();
    const timer = setTimeout(async () => {
      const result = await api.suggestPlayers({ shard: platform.id, q: prefix }, { signal: unmount.signal });
      // Ignore a failure: the visitor can still search for the typed text.
      if (!unmount.signal.aborted) setFound(result.ok ? { prefix, players: result.data.players } : null);
    }, durations.fetchDelay);
    return () => {
      clearTimeout(timer);
      unmount.abort();
    };
  }, [api, prefix, platform.id]);

  if (!prefix || !found) return none;
  const lowerPrefix = prefix.toLowerCase();
  return {
    players: found.players.filter(({ name }) => name.toLowerCase().startsWith(lowerPrefix)),
    isComplete: found.prefix === prefix,
  };
}
