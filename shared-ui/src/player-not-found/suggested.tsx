import { readShard } from '@hotdrop/shared-domain/game';
import type { PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { Trans, useLingui } from '@lingui/react/macro';
import { PlatformMark } from '../platform-mark/platform-mark.tsx';
import { useSite } from '../site/index.ts';
import { Offer, Offers } from '../states/index.ts';
import { TierMark } from '../tier-mark/index.ts';
import styles from './player-not-found.module.css';

/** Links to players with a similar name. */
export function Suggested({ suggestions }: { readonly suggestions: readonly PlayerSuggestion[] }) {
  const { t } = useLingui();
  const { game, links, locale } = useSite();
  const reasons: Readonly<Record<PlayerSuggestion['reason'], string>> = {
    case: t`different capitalization`,
    platform: t`another platform`,
    similar: t`a similar name`,
    prefix: t`a longer name`,
  };
  return (
    <Offers title={<Trans>Did you mean …</Trans>}>
      {suggestions.map((one) => {
        const shard = readShard(game, one.shard);
        return (
          <Offer
            key={`${one.shard}/${one.accountId}`}
            to={links.profile(one)}
            mark={<TierMark mark={one.tier ? game.tiers.read(one.tier).mark : 'neutral'} />}
            title={one.name}
            note={
              <span className={styles.note}>
                <PlatformMark platform={shard.platform} size="xs" />
                {shard.name[locale]} · {reasons[one.reason]}
              </span>
            }
          />
        );
      })}
    </Offers>
  );
}
