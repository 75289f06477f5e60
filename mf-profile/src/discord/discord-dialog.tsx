import { limits } from '@hotdrop/shared-domain/rules';
import { selectUser } from '@hotdrop/shared-domain/store';
import type { Player, Webhook } from '@hotdrop/shared-domain/wire';
import { Button, ButtonAnchor } from '@hotdrop/shared-ui/button';
import { Dialog } from '@hotdrop/shared-ui/dialog';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useLinks, useSite, useStore } from '@hotdrop/shared-ui/site';
import { Failed, SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import { LocalTime } from '@hotdrop/shared-ui/time';
import { Trans } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './discord.module.css';
import { type Problem, useWebhooks } from './use-webhooks.ts';

export interface DiscordDialogProps {
  readonly player: Player;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Where visitors add and delete webhooks for messages about a player. */
export function DiscordDialog({ player, isOpen, onClose }: DiscordDialogProps) {
  const user = useStore(selectUser);
  const { name } = player;
  return (
    <Dialog title={<Trans>Send to Discord</Trans>} isOpen={isOpen} onClose={onClose}>
      <Grid gap={5} padding={[5, 6]}>
        <Text as="p" tone="muted">
          <Trans>
            A message in your channel when <bdi>{name}</bdi> ends a session or is promoted, and each Monday
            about the week.
          </Trans>
        </Text>
        {user ? <Webhooks player={player} /> : <SignIn />}
      </Grid>
    </Dialog>
  );
}

function SignIn() {
  const { origin } = useSite();
  const links = useLinks();
  const { pathname, search } = useLocation();
  return (
    <Row gap={4} justify="between" isWrapped>
      <Text as="p">
        <Trans>Sign in to add a channel.</Trans>
      </Text>
      <ButtonAnchor kind="accent" href={links.signIn(`${origin}${pathname}${search}`)}>
        <Trans>Sign in</Trans>
      </ButtonAnchor>
    </Row>
  );
}

function Webhooks({ player }: { readonly player: Player }) {
  const { webhooks, failure, problem, done, isAdding, load, add, remove } = useWebhooks(player);
  if (failure && !webhooks) {
    return <Failed isCompact kind={failure} onRetry={load} />;
  }
  if (!webhooks) {
    return (
      <Waiting>
        <SkeletonLines count={3} height={10} />
      </Waiting>
    );
  }
  const isFull = webhooks.length >= limits.webhooks;
  // Others are listed when one of them must go.
  const shown = isFull ? webhooks : webhooks.filter(({ accountId }) => accountId === player.accountId);
  return (
    <>
      <Grid gap={2}>
        {isFull ? (
          <Text as="p">
            <ProblemText problem="full" />
          </Text>
        ) : (
          <AddressForm problem={problem} isAdding={isAdding} onAdd={add} />
        )}
        <Text as="p" size="t13" tone={done ? 'up' : 'down'} role="status">
          {done === 'added' && <Trans>Added. The first message is in your channel.</Trans>}
          {done === 'deleted' && <Trans>Deleted.</Trans>}
          {isFull && problem && <ProblemText problem={problem} />}
        </Text>
      </Grid>
      {shown.length > 0 && (
        <Grid as="ul" isLined>
          {shown.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onDelete={() => remove(webhook)} />
          ))}
        </Grid>
      )}
    </>
  );
}

interface AddressFormProps {
  readonly problem: Problem | null;
  readonly isAdding: boolean;
  /** Returns whether the webhook was added. */
  readonly onAdd: (address: string) => Promise<boolean>;
}

function AddressForm({ problem, isAdding, onAdd }: AddressFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = input.current;
    if (isAdding || !field) return;
    if (await onAdd(field.value)) field.value = '';
    field.focus();
  };
  return (
    <Grid as="form" gap={2} onSubmit={submit} noValidate>
      <Text as="label" size="t13" tone="muted" htmlFor={id}>
        <Trans>Webhook address</Trans>
      </Text>
      <Row gap={3} align="stretch">
        <input
          ref={input}
          id={id}
          className={styles.address}
          type="url"
          autoComplete="off"
          spellCheck={false}
          readOnly={isAdding}
          placeholder="https://discord.com/api/webhooks/…"
          aria-describedby={`${id}help ${id}problem`}
          aria-invalid={problem !== null || undefined}
        />
        <Button type="submit" kind="accent" isBusy={isAdding}>
          <Trans>Add</Trans>
        </Button>
      </Row>
      <Text as="p" size="t13" tone="muted" id={`${id}help`}>
        <Trans>In Discord: Server Settings, Integrations, Webhooks, Copy Webhook URL.</Trans>
      </Text>
      <Text as="p" size="t13" tone="down" id={`${id}problem`} role="alert">
        {problem && <ProblemText problem={problem} />}
      </Text>
    </Grid>
  );
}

interface WebhookRowProps {
  readonly webhook: Webhook;
  readonly onDelete: () => void;
}

function WebhookRow({ webhook: { name, createdAt }, onDelete }: WebhookRowProps) {
  const id = useId();
  return (
    <Row as="li" justify="between" gap={3} padding={[2, 0]}>
      <span id={`${id}webhook`}>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <Text size="t13" tone="muted">
          <LocalTime time={createdAt} variant="day" />
        </Text>
      </span>
      <Button isSmall id={id} aria-labelledby={`${id} ${id}webhook`} onClick={onDelete}>
        <Trans>Delete</Trans>
      </Button>
    </Row>
  );
}

function ProblemText({ problem }: { readonly problem: Problem }) {
  const most = limits.webhooks;
  switch (problem) {
    case 'address':
      return (
        <Trans>This is not the address of a Discord webhook. Copy it in Discord and paste all of it.</Trans>
      );
    case 'unknown':
    case 'refused':
      return <Trans>Discord refuses this webhook. Copy its address again, or create another.</Trans>;
    case 'duplicate':
      return <Trans>This webhook is already on your list.</Trans>;
    case 'full':
      return <Trans>You have {most} webhooks. Delete one to add another.</Trans>;
    case 'no answer':
      return <Trans>Discord does not answer. Please try again in a few minutes.</Trans>;
    case 'busy':
      return <Trans>Too many tries. Please wait a minute.</Trans>;
    default:
      return <Trans>Failed to communicate with server. Please try again in a few minutes.</Trans>;
  }
}
