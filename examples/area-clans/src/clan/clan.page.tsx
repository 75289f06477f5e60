import { readPlatform } from '@hotdrop/shared-domain/game';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { Columns, PageHead, Panel, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Grid } from '@hotdrop/shared-ui/primitives';
import { useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Slot } from '@hotdrop/shared-ui/slot';
import { Empty, Failed, Lost } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import type { ClanData } from './clan.loader.ts';
import { EveningPlan } from './evening-plan.tsx';
import { MemberTable } from './member-table.tsx';

export function ClanPage() {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const loaded = useLoaderData<ClanData>();
  if (!loaded.clan) return <NoClan failure={loaded.failure} />;
  const { clan, members } = loaded;
  const { name, tag, platform } = clan;
  return (
    <>
      <PageMeta title={name} description={t`The members of ${name}, and when they play this evening.`} />
      <PageHead title={name} kicker={`${tag} · ${readPlatform(game, platform).name[locale]}`} />
      <Stack>
        {members.length > 0 ? (
          <Columns shape="wideAndNarrow">
            <Grid gap={5} align="start">
              <Panel title={t`Members`}>
                <MemberTable platform={platform} members={members} />
              </Panel>
              <Slot name="clan.members" context={{ platform, tag }} />
            </Grid>
            <EveningPlan clan={clan} />
          </Columns>
        ) : (
          <Empty title={t`This clan has no members`}>
            <Trans>Its leader adds them to the clan's list.</Trans>
          </Empty>
        )}
      </Stack>
    </>
  );
}

function NoClan({ failure }: Pick<Extract<ClanData, { clan: null }>, 'failure'>) {
  const { t } = useLingui();
  const links = useLinks();
  const description = t`The members of a clan, and when they play this evening.`;
  return failure === 'not-found' ? (
    <>
      <PageMeta title={t`Clan not found`} description={description} />
      <Lost
        title={t`Clan not found`}
        lead={t`Check the platform and the tag in the address.`}
        actions={<ButtonLink to={links.home()} kind="accent">{t`Home`}</ButtonLink>}
      />
    </>
  ) : (
    <>
      <PageMeta title={t`Clan`} description={description} />
      <Stack>
        <Failed kind={failure} title={t`The clan could not be loaded`} />
      </Stack>
    </>
  );
}
