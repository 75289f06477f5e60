import { reportFailure } from '@hotdrop/shared-domain/rules';
import { replaceAuth } from '@hotdrop/shared-domain/store';
import { type Answer, apiOf, type FailureKind } from '@hotdrop/shared-domain/wire';
import { Button, ButtonAnchor } from '@hotdrop/shared-ui/button';
import { Dialog } from '@hotdrop/shared-ui/dialog';
import { ExportIcon } from '@hotdrop/shared-ui/icons';
import { Grid, Row, Stat, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Failed, Skeleton, Waiting } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { announceSignOut } from '../../frame/account.tsx';
import styles from './account.module.css';

type Kept = Answer<'getMyData'>['kept'];

/** Counts what the site keeps, and lets the visitor download or delete it. */
export function MyData() {
  const site = useSite();
  const api = apiOf(site);
  const [kept, setKept] = useState<Kept | null>(null);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const load = async (signal?: AbortSignal) => {
    const answer = await api.getMyData({}, { signal });
    setFailure(answer.ok || answer.error.kind === 'aborted' ? null : answer.error.kind);
    if (answer.ok) setKept(answer.data.kept);
    else if (answer.error.kind === 'unauthorized') replaceAuth(site.store, null);
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    const unmount = new AbortController();
    void loadFirst(unmount.signal);
    return () => unmount.abort();
  }, []);

  const deleteAll = async () => {
    setBusy(true);
    const answer = await api.deleteMyData();
    setBusy(false);
    setAsking(false);
    if (!answer.ok) {
      reportFailure(site, answer.error, { area: 'shell', page: 'account' });
      return setFailure(answer.error.kind);
    }
    replaceAuth(site.store, answer.data.auth);
    announceSignOut();
  };

  if (!kept) {
    return failure ? (
      <Failed isQuiet kind={failure} onRetry={() => void load()} />
    ) : (
      <Waiting>
        <Skeleton height={16} />
      </Waiting>
    );
  }
  return (
    <Grid gap={5}>
      <Counts kept={kept} />
      {failure && (
        <Text as="p" tone="down" role="alert">
          <Trans>This did not work. Try again in a minute.</Trans>
        </Text>
      )}
      <Row gap={3} isWrapped align="stretch">
        <ButtonAnchor href="/api/v1/account/data" download="hotdrop-account.json" icon={ExportIcon}>
          <Trans>Download as JSON</Trans>
        </ButtonAnchor>
        <Button kind="danger" onClick={() => setAsking(true)}>
          <Trans>Delete everything</Trans>
        </Button>
      </Row>
      <Dialog title={<Trans>Delete everything?</Trans>} isOpen={isAsking} onClose={() => setAsking(false)}>
        <Text as="p" tone="muted" className={styles.dialogText}>
          <Trans>
            Your comments, API keys, and Discord webhooks are deleted, and you are signed out everywhere. This
            cannot be undone.
          </Trans>
        </Text>
        <Row gap={3} align="stretch" justify="end" isWrapped padding={[5, 6]}>
          <Button onClick={() => setAsking(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={deleteAll}>
            <Trans>Delete everything</Trans>
          </Button>
        </Row>
      </Dialog>
    </Grid>
  );
}

function Counts({ kept }: { readonly kept: Kept }) {
  const format = useFormat();
  const count = (name: string) => format.number(kept[name]?.length ?? 0);
  return (
    <Grid as="dl" columns={4} phoneColumns={2} gap={4}>
      <Stat label={<Trans>Comments</Trans>} value={count('comments')} />
      <Stat label={<Trans>API keys</Trans>} value={count('apiKeys')} />
      <Stat label={<Trans>Discord webhooks</Trans>} value={count('webhooks')} />
      <Stat label={<Trans>Signed-in devices</Trans>} value={count('sessions')} />
    </Grid>
  );
}
