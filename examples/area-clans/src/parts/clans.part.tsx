import { settingsOf } from '@hotdrop/shared-domain/contract';
import type { Part } from '@hotdrop/shared-domain/slots';
import { Note, Panel } from '@hotdrop/shared-ui/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Clan, clansApi, playersOf } from '../calls.ts';
import type { settings } from '../settings.ts';
import { ClanList } from './clan-list.tsx';

interface ClansProps {
  /** Those that play this evening first. Null: the service does not answer. */
  readonly clans: readonly Clan[] | null;
}

/** A part on home. Without clans, it is absent. */
export const clans: Part<'home', ClansProps> = {
  async load({ site, signal }) {
    const answer = await clansApi(site).clans({}, { signal });
    if (!answer.ok) return { clans: null };
    const { clansOnHome } = settingsOf<typeof settings>(site);
    const sorted = answer.data.clans.toSorted((a, b) => playersOf(b).length - playersOf(a).length);
    return { clans: sorted.slice(0, clansOnHome) };
  },
  Component: ({ data }) => data.clans?.length !== 0 && <Clans {...data} />,
};

function Clans({ clans }: ClansProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Clans`}>
      {clans ? (
        <ClanList clans={clans} />
      ) : (
        <Note>
          <Trans>The clans could not be loaded.</Trans>
        </Note>
      )}
    </Panel>
  );
}
