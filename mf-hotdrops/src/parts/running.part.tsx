import type { Part } from '@hotdrop/shared-domain/contract';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';

/** How many platforms have a running season; null: it could not be read. */
type RunningCount = number | null;

/** A part on home. It only links, so the page runs no script for it. */
export const running: Part<'home', RunningCount> = {
  async load({ site, signal }) {
    const answer = await site.api.listActiveSeasons({}, { signal });
    return answer.ok ? Object.keys(answer.data.seasons).length : null;
  },
  Component: ({ data }) => (data === null ? null : <Running count={data} />),
};

function Running({ count }: { readonly count: number }) {
  const { basePath } = useSite();
  const { t } = useLingui();
  return (
    <Panel
      title={t`Running seasons`}
      aside={
        <MoreLink to={`${basePath}/hotdrops`}>
          <Trans>All</Trans>
        </MoreLink>
      }
    >
      {count}
    </Panel>
  );
}
