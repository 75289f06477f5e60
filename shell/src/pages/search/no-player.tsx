import { offeredPlatforms, platformOf, readShard } from '@hotdrop/shared-domain/game';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { SearchIcon } from '@hotdrop/shared-ui/icons';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { DeadEnd } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { TryAgain } from '../errors/try-again.tsx';
import { PageMeta } from '../page-meta.tsx';
import type { SearchData } from './search.loader.ts';
import styles from './search.module.css';
import { Suggested } from './suggested.tsx';

type NoPlayerProps = SearchData & { readonly found: NonNullable<SearchData['found']> };

/** Why a name led to no player, and what could have been meant. */
export function NoPlayer({ shard, name, found }: NoPlayerProps) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const platform = platformOf(game, shard);
  const isMissing = found.is === 'missing';
  return (
    <>
      <PageMeta title={t`${name} · Search`} isHidden />
      <DeadEnd
        kicker={
          <>
            <PlatformMark platform={platform} size="s" /> {readShard(game, shard).name[locale]}
          </>
        }
        title={name}
        lead={<Reason is={found.is} />}
        actions={
          isMissing ? (
            <ButtonLink to={links.home()} icon={SearchIcon}>
              <Trans>New search</Trans>
            </ButtonLink>
          ) : (
            <TryAgain />
          )
        }
      >
        {isMissing && <Suggested suggestions={found.suggestions} />}
        <nav className={styles.others} aria-labelledby="others">
          <h2 id="others">
            <Trans>On another platform</Trans>
          </h2>
          {offeredPlatforms(game)
            .filter(({ id }) => id !== platform)
            .map((other) => (
              <ButtonLink key={other.id} isSmall to={links.search({ shard: other.id, name })}>
                <PlatformMark platform={other.id} size="s" />
                {other.name[locale]}
              </ButtonLink>
            ))}
        </nav>
      </DeadEnd>
    </>
  );
}

function Reason({ is }: { readonly is: NoPlayerProps['found']['is'] }) {
  if (is === 'missing') {
    return (
      <>
        <Trans>player is not found</Trans>
        <br />
        <Trans>Nicknames are case sensitive. Please check nickname and try again.</Trans>
      </>
    );
  }
  return is === 'busy' ? (
    <Trans>Server busy (retry after a while)</Trans>
  ) : (
    <Trans>Network error occurred.</Trans>
  );
}
