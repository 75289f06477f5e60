import { offeredPlatforms, readPlatform } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import { openPlatformModal } from '@hotdrop/shared-domain/store';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ChevronDownIcon, RenewIcon, SearchIcon } from '@hotdrop/shared-ui/icons';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { lazyOptional } from '../lazy/lazy-optional.tsx';
import styles from './search-form.module.css';
import { useSearch } from './use-search.ts';

const Suggestions = lazyOptional(() =>
  import(/* webpackChunkName: "suggestions" */ './suggestions.tsx').then((module) => module.Suggestions),
);

/** Finds a player by name. Without scripts, the form opens the search page, which runs the search. */
export function SearchForm({ size }: { readonly size: 'bar' | 'hero' }) {
  const { game, links, locale, store } = useSite();
  const { t } = useLingui();
  const { isRunning, search } = useSearch();
  const input = useRef<HTMLInputElement>(null);
  // Null while the input has no focus. The input is uncontrolled, because visitors can type before hydration.
  const [typed, setTyped] = useState<string | null>(null);
  const platform = readPlatform(
    game,
    useStore(({ selectedPlatform }) => selectedPlatform),
  );
  const platformName = platform.name[locale];

  const searchFor = async (name: string, shard = platform.id) => {
    setTyped(null);
    await search({ shard, name });
    if (input.current) input.current.value = '';
  };
  const onSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const name = input.current?.value.trim();
    if (name && !isRunning) void searchFor(name);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know <search>
    <div role="search" className={classNames(styles.search, size === 'hero' && styles.hero)}>
      <form
        method="get"
        action={links.search()}
        className={styles.form}
        onSubmit={onSubmit}
        aria-busy={isRunning}
      >
        <noscript>
          <select name="shard" aria-label={t`Platform`} defaultValue={platform.id}>
            {offeredPlatforms(game).map(({ id, name }) => (
              <option key={id} value={id}>
                {name[locale]}
              </option>
            ))}
          </select>
        </noscript>
        <button
          type="button"
          className={styles.platform}
          aria-haspopup="dialog"
          aria-label={t`Platform: ${platformName}`}
          onClick={() => openPlatformModal(store)}
        >
          <PlatformMark platform={platform.id} />
          <span>{platformName}</span>
          <ChevronDownIcon size="s" />
        </button>
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
          role="combobox"
          aria-expanded="false"
          aria-autocomplete="list"
          onFocus={(event) => setTyped(event.target.value)}
          onInput={(event) => setTyped(event.currentTarget.value)}
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
            onPick={({ shard, name }) => void searchFor(name, shard)}
            onClose={() => setTyped(null)}
          />
        )}
      </form>
    </div>
  );
}
