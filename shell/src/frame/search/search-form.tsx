import { offeredPlatforms, readPlatform } from '@hotdrop/shared-domain/game';
import { ChevronDownIcon, SearchIcon } from '@hotdrop/shared-ui/icons';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import styles from './search-form.module.css';

/** The longest text that the search takes. */
const maxLength = 30;

/** Looks a player up. Without scripts it is a form that leads to the search page, which finds or explains. */
export function SearchForm({ size }: { readonly size: 'bar' | 'hero' }) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const platform = readPlatform(
    game,
    useStore(({ selectedPlatform }) => selectedPlatform),
  );
  const platformName = platform.name[locale];
  return (
    <search className={size === 'hero' ? `${styles.form} ${styles.hero}` : styles.form}>
      <form method="get" action={links.search()}>
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
        >
          <PlatformMark platform={platform.id} />
          <span>{platformName}</span>
          <ChevronDownIcon size="s" />
        </button>
        <input type="hidden" name="shard" value={platform.id} />
        <input
          className={styles.input}
          name="name"
          type="search"
          required
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t`Player name`}
          aria-label={t`Player name`}
        />
        <button type="submit" className={styles.go} aria-label={t`Search`}>
          <SearchIcon />
          {size === 'hero' && <span>{t`Search`}</span>}
        </button>
      </form>
    </search>
  );
}
