import { readPlatform } from '@hotdrop/shared-domain/game';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useSite } from '@hotdrop/shared-ui/site';
import { Empty } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '../address/use-address.ts';

/** The page of a season that the platform does not have. */
export function NoSuchSeason() {
  const { t } = useLingui();
  const { game, links, locale } = useSite();
  const { platform, name, season } = useAddress();
  const platformName = readPlatform(game, platform).name[locale];
  const requested = season?.shortId ?? '';
  return (
    <>
      <PageMeta title={name} description={t`Season stats and matches of ${name}.`} />
      <Empty
        title={<Trans>No such season</Trans>}
        actions={
          <ButtonLink kind="accent" to={links.profile({ shard: platform, name })}>
            <Trans>Go to the current season</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          {platformName} has no season “{requested}”.
        </Trans>
      </Empty>
    </>
  );
}
