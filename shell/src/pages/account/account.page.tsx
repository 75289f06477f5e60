import { selectUser } from '@hotdrop/shared-domain/store';
import { PageHead, Panel, Stack } from '@hotdrop/shared-ui/layout';
import { Text } from '@hotdrop/shared-ui/primitives';
import { useLinks, useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageMeta } from '../page-meta.tsx';
import { MyData } from './my-data.tsx';

/** What the site keeps about the signed-in visitor. */
export function AccountPage() {
  const { t } = useLingui();
  const user = useStore(selectUser);
  return (
    <>
      <PageMeta title={t`Your account`} isHidden />
      <PageHead title={<Trans>Your account</Trans>} lead={user?.displayName} />
      <Stack>
        <Panel title={<Trans>What this site keeps about you</Trans>} isPadded>
          {user ? <MyData /> : <SignIn />}
        </Panel>
      </Stack>
    </>
  );
}

function SignIn() {
  const { origin } = useSite();
  const links = useLinks();
  const href = links.signIn(`${origin}${links.account()}`);
  return (
    <Text as="p" tone="muted">
      <Trans>
        <a href={href}>Sign in through Steam</a> to download or delete it. Without an account, the site keeps
        nothing about you.
      </Trans>
    </Text>
  );
}
