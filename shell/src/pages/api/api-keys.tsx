import { limits } from '@hotdrop/shared-domain/rules';
import { selectUser } from '@hotdrop/shared-domain/store';
import type { ApiKey } from '@hotdrop/shared-domain/wire';
import { Button } from '@hotdrop/shared-ui/button';
import { Dialog } from '@hotdrop/shared-ui/dialog';
import { PlusIcon } from '@hotdrop/shared-ui/icons';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useLinks, useSite, useStore } from '@hotdrop/shared-ui/site';
import { Failed, Skeleton, Waiting } from '@hotdrop/shared-ui/states';
import { LocalTime, TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './api.module.css';
import { CopyButton } from './code.tsx';
import { Field } from './field.tsx';
import { useApiKeys } from './use-api-keys.ts';

/** The keys of the signed-in visitor. */
export function ApiKeys() {
  const { origin } = useSite();
  const links = useLinks();
  if (useStore(selectUser)) return <MyKeys />;
  const href = links.signIn(`${origin}${links.api()}#keys`);
  return (
    <Text as="p" tone="muted">
      <Trans>
        <a href={href}>Sign in through Steam</a> to create a key.
      </Trans>
    </Text>
  );
}

function MyKeys() {
  const { keys, failure, isBusy, created, load, create, revoke } = useApiKeys();
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  if (!keys) {
    return failure ? (
      <Failed isQuiet kind={failure} onRetry={load} title={<Trans>Your keys could not be loaded</Trans>} />
    ) : (
      <Waiting>
        <Skeleton height={12} />
      </Waiting>
    );
  }
  return (
    <Grid gap={4}>
      {created && <NewKey secret={created.secret} />}
      {failure && (
        <Text as="p" tone="down" role="alert">
          <Trans>This did not work. Try again in a minute.</Trans>
        </Text>
      )}
      {keys.length > 0 && (
        <Grid as="ul" isLined>
          {keys.map((key) => (
            <Row as="li" key={key.id} gap={4} padding={[2, 0]} justify="between">
              <KeyText {...key} />
              <Button kind="danger" isSmall onClick={() => setRevoked(key)}>
                <Trans>Revoke</Trans>
              </Button>
            </Row>
          ))}
        </Grid>
      )}
      {keys.length < limits.apiKeys ? (
        <CreateForm isBusy={isBusy} onCreate={create} key={keys.length} />
      ) : (
        <Text as="p" tone="muted">
          <Trans>You have as many keys as an account can have. Revoke one to create another.</Trans>
        </Text>
      )}
      <RevokeDialog
        apiKey={revoked}
        onClose={() => setRevoked(null)}
        onConfirm={(key) => {
          setRevoked(null);
          void revoke(key);
        }}
      />
    </Grid>
  );
}

const NewKey = ({ secret }: { readonly secret: string }) => {
  const { t } = useLingui();
  return (
    <Grid gap={3} padding={4} className={styles.newKey} role="status">
      <Text as="p" weight={600}>
        <Trans>Copy your new key now. It is shown only once.</Trans>
      </Text>
      <Row gap={3} isWrapped>
        <Text as="code" wrap="anywhere" aria-label={t`Key`}>
          {secret}
        </Text>
        <CopyButton text={secret} />
      </Row>
    </Grid>
  );
};

const KeyText = ({ name, createdAt, usedAt }: ApiKey) => (
  <Grid gap={0}>
    <Text weight={600} wrap="anywhere">
      {name}
    </Text>
    <Text size="t13" tone="muted">
      <Trans>
        Created <LocalTime time={createdAt} variant="day" />
      </Trans>
      {' · '}
      {usedAt ? (
        <Trans>
          Last used <TimeAgo time={usedAt} />
        </Trans>
      ) : (
        <Trans>Never used</Trans>
      )}
    </Text>
  </Grid>
);

interface CreateFormProps {
  readonly isBusy: boolean;
  readonly onCreate: (name: string) => Promise<void>;
}

function CreateForm({ isBusy, onCreate }: CreateFormProps) {
  const { t } = useLingui();
  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onCreate(String(new FormData(event.currentTarget).get('name')));
  };
  return (
    <Row as="form" gap={3} align="end" isWrapped onSubmit={onSubmit}>
      <Field label={<Trans>Name of the key</Trans>}>
        <input
          name="name"
          required
          pattern=".*\S.*"
          maxLength={limits.apiKeyName}
          autoComplete="off"
          placeholder={t`My bot`}
        />
      </Field>
      <Button type="submit" icon={PlusIcon} isBusy={isBusy}>
        <Trans>Create a key</Trans>
      </Button>
    </Row>
  );
}

interface RevokeDialogProps {
  /** Null: the dialog is closed. */
  readonly apiKey: ApiKey | null;
  readonly onConfirm: (key: ApiKey) => void;
  readonly onClose: () => void;
}

const RevokeDialog = ({ apiKey, onConfirm, onClose }: RevokeDialogProps) => (
  <Dialog title={<Trans>Revoke this key?</Trans>} isOpen={apiKey !== null} onClose={onClose}>
    <Text as="p" tone="muted" className={styles.dialogText}>
      <Trans>Requests with the key “{apiKey?.name}” will fail. This cannot be undone.</Trans>
    </Text>
    <Row gap={3} align="stretch" justify="end" isWrapped padding={[5, 6]}>
      <Button onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <Button kind="danger" onClick={() => apiKey && onConfirm(apiKey)}>
        <Trans>Revoke</Trans>
      </Button>
    </Row>
  </Dialog>
);
