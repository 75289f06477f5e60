import { platformOf, readShard } from '@hotdrop/shared-domain/game';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { SearchIcon } from '@hotdrop/shared-ui/icons';
import { OtherPlatforms } from '@hotdrop/shared-ui/other-platforms';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { DeadEnd } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageMeta } from '../page-meta.tsx';
import { FailedSearch } from './failed-search.tsx';
import type { SearchData } from './search.loader.ts';
import styles from './search.module.css';
import { Suggested } from './suggested.tsx';

type NoPlayerProps = SearchData & { readonly found: NonNullable<SearchData['found']> };

/** Why a name led to no player, and what could have been meant. */
export function NoPlayer({ shard, name, found }: NoPlayerProps) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const platform = platformOf(game, shard);
  const kicker = (
    <>
      <PlatformMark platform={platform} size="s" />
      {readShard(game, shard).name[locale]}
    </>
  );
  return (
    <>
      <PageMeta title={t`${name} · Search`} isHidden />
      {found.is === 'missing' ? (
        <DeadEnd
          kicker={kicker}
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
          <Suggested suggestions={found.suggestions} />
          <OtherPlatforms than={platform} to={(other) => links.search({ shard: other, name })} />
        </DeadEnd>
      ) : (
        <FailedSearch kicker={kicker} name={name} isBusy={found.is === 'busy'} />
      )}
    </>
  );
}
