import { platformOf, readShard, shardInAddress } from '@hotdrop/shared-domain/game';
import type { PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { Offer, Offers } from '@hotdrop/shared-ui/states';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';

/** Players whose names are spelled nearly so. */
export function Suggested({ suggestions }: { readonly suggestions: readonly PlayerSuggestion[] }) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  if (suggestions.length === 0) return null;
  const reasons: Readonly<Record<PlayerSuggestion['reason'], string>> = {
    case: t`different capitalisation`,
    platform: t`another platform`,
    similar: t`a similar name`,
    prefix: t`a longer name`,
  };
  return (
    <Offers title={<Trans>Did you mean …</Trans>}>
      {suggestions.map(({ accountId, shard, name, tier, reason }) => {
        const platform = platformOf(game, shard);
        return (
          <Offer
            key={`${shard}/${accountId}`}
            to={links.profile({ shard: shardInAddress(shard), name })}
            mark={<TierMark mark={tier ? game.tiers.read(tier).mark : 'neutral'} />}
            title={name}
            note={
              <>
                <PlatformMark platform={platform} size="xs" /> {readShard(game, platform).name[locale]} ·{' '}
                {reasons[reason]}
              </>
            }
          />
        );
      })}
    </Offers>
  );
}
