import { offeredPlatforms, readPlatform } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import { openPlatformModal, platformIn } from '@hotdrop/shared-domain/store';
import { PlatformMark } from '@hotdrop/shared-ui/artwork';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ChevronDownIcon, RenewIcon, SearchIcon } from '@hotdrop/shared-ui/icons';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useLinks, useSite, useStore } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyOptional } from '../lazy.tsx';
import styles from './search.module.css';
import { findSoughtPlatform, useFillInSoughtPlayer, useLookup, useSoughtPlayer } from './sought-player.ts';

const Suggestions = lazyOptional(() =>
  import(/* webpackChunkName: "suggestions" */ './suggestions.tsx').then((module) => module.Suggestions),
);

interface SearchFormProps {
  readonly size: 'bar' | 'hero';
}

/** Finds a player by name, on a site with pages of players. */
export function SearchForm({ size }: SearchFormProps) {
  const action = useLinks().search();
  return action && <PlayerForm size={size} action={action} />;
}

/** Without scripts, the form opens the search page, which runs the search. */
function PlayerForm({ size, action }: SearchFormProps & { readonly action: string }) {
  const { game, locale, store } = useSite();
  const links = useLinks();
  const { t } = useLingui();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const isRunning = useLookup() !== undefined;
  const hasSearched = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  // Null while the input has no focus. The input is uncontrolled, because visitors can type before hydration.
  const [typed, setTyped] = useState<string | null>(null);
  const platform = readPlatform(game, useStore(platformIn(game)));
  const platformName = platform.name[locale];
  const sought = useSoughtPlayer();
  const soughtPlatform = findSoughtPlatform(game, sought);
  // The field is empty when a search has opened a profile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new location
  useEffect(() => {
    if (hasSearched.current && input.current && pathname !== action) input.current.value = '';
    hasSearched.current = false;
  }, [key]);
  useSlashKey(input);
  useFillInSoughtPlayer(input, soughtPlatform, sought?.name);

  const searchFor = (name: string, shard = platform.id) => {
    setTyped(null);
    hasSearched.current = true;
    void navigate(links.search({ shard, name }) ?? action);
  };
  const onSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const name = input.current?.value.trim();
    if (name && !isRunning) searchFor(name);
  };

  const onFocus = ({ target }: React.FocusEvent<HTMLInputElement>) => {
    setTyped(target.value);
    if (target.value === sought?.name) target.select();
  };
  /** Opens the suggestions again after Escape has closed them. */
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' || typed !== null) return;
    event.preventDefault();
    setTyped(event.currentTarget.value);
  };

  return (
    <search className={classNames(styles.search, size === 'hero' && styles.hero)}>
      <form method="get" action={action} className={styles.form} onSubmit={onSubmit} aria-busy={isRunning}>
        <noscript>
          <select name="shard" aria-label={t`Platform`} defaultValue={soughtPlatform ?? platform.id}>
            {offeredPlatforms(game).map(({ id, name }) => (
              <option key={id} value={id}>
                {name[locale]}
              </option>
            ))}
          </select>
        </noscript>
        <Row
          as="button"
          type="button"
          gap={1}
          className={styles.platform}
          aria-haspopup="dialog"
          aria-label={t`Platform: ${platformName}`}
          onClick={() => openPlatformModal(store)}
        >
          <PlatformMark platform={platform.id} />
          <span>{platformName}</span>
          <ChevronDownIcon size="s" />
        </Row>
        <input type="hidden" name="shard" value={platform.id} />
        <input
          ref={input}
          className={styles.input}
          name="name"
          type="search"
          required
          maxLength={limits.searchName}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t`Player name`}
          aria-label={t`Player name`}
          aria-keyshortcuts="/"
          role="combobox"
          aria-expanded="false"
          aria-autocomplete="list"
          defaultValue={sought?.name}
          onFocus={onFocus}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setTyped(null)}
        />
        <button type="submit" className={styles.go} aria-label={t`Search`}>
          {isRunning ? <RenewIcon isTurning /> : <SearchIcon />}
          {size === 'hero' && <span>{t`Search`}</span>}
        </button>
        {typed !== null && !isRunning && (
          <Suggestions
            input={input}
            text={typed}
            platform={platform}
            onPick={({ shard, name }) => searchFor(name, shard)}
            onClose={() => setTyped(null)}
          />
        )}
      </form>
    </search>
  );
}

/** Focuses the input when the visitor presses "/" anywhere but in a field. */
function useSlashKey(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
      const isInField =
        target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog');
      if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || isInField) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
