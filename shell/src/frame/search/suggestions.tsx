import { type Platform, platformOf, readShard, shardInAddress } from '@hotdrop/shared-domain/game';
import type { Named } from '@hotdrop/shared-domain/links';
import { ClockIcon } from '@hotdrop/shared-ui/icons';
import { useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useId } from 'react';
import { type Option, OptionGroup } from './option-group.tsx';
import { useRecentSearches } from './recent-searches.ts';
import styles from './suggestions.module.css';
import { useListboxKeys } from './use-listbox-keys.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly platform: Platform;
  readonly onPick: (player: Named) => void;
  readonly onClose: () => void;
}

/** Lists players and recent searches with names that begin with the typed text. */
export function Suggestions({ input, text, platform, onPick, onClose }: SuggestionsProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const listId = useId();
  const typed = text.trim();
  const platformName = platform.name[locale];

  const names: readonly Option[] = useSuggestions(text, platform).map(({ shard, name, tier }) => {
    // A player without ranked points gets the game's lowest tier.
    const read = tier ? game.tiers.read(tier) : game.tiers.byPoints(0);
    return {
      shard: shardInAddress(shard),
      name,
      mark: <TierMark mark={read.mark} size="s" />,
      note: read.label[locale],
    };
  });
  const recent: readonly Option[] = useRecentSearches()
    .filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()))
    .filter((recent) => !names.some(({ shard, name }) => shard === recent.shard && name === recent.name))
    .map((recent) => ({
      ...recent,
      mark: <ClockIcon />,
      note: readShard(game, platformOf(game, recent.shard)).name[locale],
    }));

  const options = [...names, ...recent];
  const pick = (index: number) => options[index] && onPick(options[index]);
  const active = useListboxKeys({ input, listId, count: options.length, onPick: pick, onClose });
  if (options.length === 0) return null;

  const shared = { typed, active, listId, onPick: pick };
  return (
    <div id={listId} role="listbox" aria-label={t`Suggestions`} className={styles.list}>
      <OptionGroup
        title={t`${platformName} names that start with “${typed}”`}
        options={names}
        startIndex={0}
        {...shared}
      />
      <OptionGroup title={t`Recent`} options={recent} startIndex={names.length} {...shared} />
    </div>
  );
}
