import * as v from 'valibot';
import { call } from '../call.ts';
import { accountSchema, addedWebhookSchema, apiKeySchema, webhookSchema } from '../entities/account.ts';
import { authSchema } from '../entities/player.ts';
import { count, filled } from '../entities/values.ts';
import * as input from '../inputs.ts';

/** What the site keeps for the signed-in account. */
export const accountCalls = {
  listApiKeys: call({
    method: 'GET',
    path: '/account/keys',
    answer: v.object({ keys: v.array(apiKeySchema) }),
    list: 'keys',
  }),
  createApiKey: call({
    method: 'POST',
    path: '/account/keys',
    body: input.newApiKey,
    /** Only this answer has the key itself. */
    answer: v.object({ ...apiKeySchema.entries, secret: filled }),
  }),
  deleteApiKey: call({
    method: 'DELETE',
    path: '/account/keys/:id',
    params: input.byId,
    answer: v.object({ id: count }),
  }),
  listWebhooks: call({
    method: 'GET',
    path: '/account/webhooks',
    answer: v.object({ webhooks: v.array(webhookSchema) }),
    list: 'webhooks',
  }),
  addWebhook: call({
    method: 'POST',
    path: '/account/webhooks',
    body: input.newWebhook,
    answer: addedWebhookSchema,
  }),
  deleteWebhook: call({
    method: 'DELETE',
    path: '/account/webhooks/:id',
    params: input.byId,
    answer: v.object({ id: count }),
  }),
  getMyData: call({
    method: 'GET',
    path: '/account/data',
    answer: v.object({
      account: accountSchema,
      /** Rows by what they are: `comments`, `apiKeys`, `webhooks`, `sessions`, and more. */
      kept: v.record(filled, v.array(v.looseObject({}))),
    }),
  }),
  deleteMyData: call({
    method: 'DELETE',
    path: '/account/data',
    answer: authSchema,
  }),
};
