import { readPlatform, readShard } from '@hotdrop/shared-domain/game';
import type { PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { SearchIcon } from '@hotdrop/shared-ui/icons';
import { OtherPlatforms } from '@hotdrop/shared-ui/other-platforms';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { DeadEnd, Offer, Offers } from '@hotdrop/shared-ui/states';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '../use-address.ts';
import styles from './not-found.module.css';

/** Nobody is called so here; who is called almost so, or so elsewhere. */
export function NotFound({ suggestions }: { readonly suggestions: readonly PlayerSuggestion[] }) {
  const { t } = useLingui();
  const { game, links, locale } = useSite();
  const { platform, name } = useAddress();
  const platformName = readPlatform(game, platform).name[locale];
  return (
    <>
      <PageMeta
        title={t`${name} was not found`}
        description={t`No player on ${platformName} is called ${name}. Nicknames are case sensitive.`}
      />
      <DeadEnd
        kicker={
          <>
            <PlatformMark platform={platform} size="s" />
            {platformName}
          </>
        }
        title={name}
        lead={
          <>
            <strong className={styles.what}>
              <Trans>player is not found</Trans>
            </strong>
            <Trans>
              Nicknames are case sensitive.
              <br /> Please check nickname and try again.
            </Trans>
          </>
        }
        actions={
          <ButtonLink to={links.home()} icon={SearchIcon}>
            <Trans>New search</Trans>
          </ButtonLink>
        }
      >
        {suggestions.length > 0 && (
          <Offers title={<Trans>Did you mean …</Trans>}>
            {suggestions.map((one) => (
              <Offer
                key={`${one.shard}/${one.accountId}`}
                to={links.profile(one)}
                mark={<TierMark mark={one.tier ? game.tiers.read(one.tier).mark : 'neutral'} />}
                title={one.name}
                note={<SuggestionNote suggestion={one} />}
              />
            ))}
          </Offers>
        )}
        <OtherPlatforms than={platform} to={(shard) => links.profile({ shard, name })} />
      </DeadEnd>
    </>
  );
}

function SuggestionNote({ suggestion }: { readonly suggestion: PlayerSuggestion }) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const shard = readShard(game, suggestion.shard);
  const reasons = {
    case: t`different capitalisation`,
    platform: t`another platform`,
    similar: t`a similar name`,
    prefix: t`a longer name`,
  };
  return (
    <span className={styles.platform}>
      <PlatformMark platform={shard.platform} size="xs" />
      {shard.name[locale]} · {reasons[suggestion.reason]}
    </span>
  );
}
