import { shardInAddress } from '@hotdrop/shared-domain/game';
import { replaceAuth } from '@hotdrop/shared-domain/store';
import {
  apiOf,
  type FailureKind,
  type Player,
  type Webhook,
  type WebhookRefusal,
} from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useEffectEvent, useState } from 'react';

/** Why something did not work. */
export type Problem = WebhookRefusal | FailureKind;

/** The webhooks of the signed-in visitor. */
export function useWebhooks(player: Player) {
  const site = useSite();
  const api = apiOf(site);
  /** Null: not loaded. */
  const [webhooks, setWebhooks] = useState<readonly Webhook[] | null>(null);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState<'added' | 'deleted' | null>(null);
  const [isAdding, setAdding] = useState(false);

  const load = async () => {
    setFailure(null);
    const answer = await api.listWebhooks();
    if (answer.ok) return setWebhooks(answer.data.webhooks);
    noticeSignOut(answer.error.kind);
    setFailure(answer.error.kind);
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    void loadFirst();
  }, []);

  const noticeSignOut = (kind: FailureKind) => {
    if (kind === 'unauthorized') replaceAuth(site.store, null);
  };
  const begin = () => {
    setProblem(null);
    setDone(null);
  };
  const fail = (kind: Problem) => {
    if (kind === 'unauthorized') noticeSignOut(kind);
    setProblem(kind);
  };

  /** Returns whether the webhook was added. */
  const add = async (address: string): Promise<boolean> => {
    begin();
    setAdding(true);
    const { accountId, shard } = player;
    const input = { accountId, shard: shardInAddress(shard), address, language: site.locale };
    const answer = await api.addWebhook(input);
    setAdding(false);
    if (!answer.ok) fail(answer.error.kind);
    else if ('refusal' in answer.data) fail(answer.data.refusal);
    else {
      const added = answer.data;
      setWebhooks((known) => [...(known ?? []), added]);
      setDone('added');
      return true;
    }
    return false;
  };

  const remove = async ({ id }: Webhook) => {
    begin();
    const answer = await api.deleteWebhook({ id });
    // A missing webhook counts as deleted.
    if (!answer.ok && answer.error.kind !== 'not-found') return fail(answer.error.kind);
    setWebhooks((known) => known?.filter((webhook) => webhook.id !== id) ?? null);
    setDone('deleted');
  };

  return { webhooks, failure, problem, done, isAdding, load, add, remove };
}
