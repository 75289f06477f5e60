import { type Platform, platformOf, readShard, shardInAddress } from '@hotdrop/shared-domain/game';
import type { Named } from '@hotdrop/shared-domain/links';
import type { PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { ClockIcon, StarIcon } from '@hotdrop/shared-ui/icons';
import { useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useId } from 'react';
import { type Option, OptionGroup } from './option-group.tsx';
import { useRecentPlayers } from './recent-players.ts';
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

/** Lists favorites, recent players, and players with names that begin with the typed text. */
export function Suggestions({ input, text, platform, onPick, onClose }: SuggestionsProps) {
  const { favorites, game, locale } = useSite();
  const { t } = useLingui();
  const listId = useId();
  const typed = text.trim();
  const platformName = platform.name[locale];
  const { players, isComplete } = useSuggestions(text, platform);

  const toOption = ({ shard, name, tier }: PlayerSuggestion, mark?: React.ReactNode): Option => {
    // A player without rank points gets the game's lowest tier.
    const read = tier ? game.tiers.read(tier) : game.tiers.byPoints(0);
    return {
      shard: shardInAddress(shard),
      name,
      mark: mark ?? <TierMark mark={read.mark} size="s" />,
      note: read.label[locale],
    };
  };
  const favored = players
    .filter((player) => favorites.has(player))
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
  const others = players
    .map((player) => toOption(player))
    .filter((player) => !known.some(isSamePlayer(player)));

  const options = [...known, ...others];
  const pick = (index: number) => options[index] && onPick(options[index]);
  const active = useListboxKeys({ input, listId, count: options.length, onPick: pick, onClose });
  if (options.length === 0) {
    return (
      isComplete && (
        <p role="status" className={styles.none}>
          <Trans>
            No known player on {platformName} starts with “{typed}”. Press Enter to search for this name.
          </Trans>
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
        options={others}
        startIndex={known.length}
        {...shared}
      />
    </div>
  );
}

const isSamePlayer = (one: Named) => (other: Named) => one.name === other.name && one.shard === other.shard;
