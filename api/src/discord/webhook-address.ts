import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** All that the site keeps of an address: requests go to Discord, whatever a visitor has pasted. */
export interface WebhookAddress {
  readonly id: string;
  readonly token: string;
}

const discordOrigins = ['https://discord.com', 'https://discordapp.com'];

/** Reads a pasted address. Null: it is not that of a Discord webhook. `discordOrigin` is another origin for tests. */
export const parseWebhookAddress = (text: string, discordOrigin: string): WebhookAddress | null => {
  const pasted = text.trim();
  const url = URL.parse(pasted);
  // The parser corrects other spellings, such as a host in letters that look alike.
  if (url?.href !== pasted) return null;
  const { origin, pathname } = url;
  // Without user, query, and fragment.
  if (url.href !== origin + pathname || ![...discordOrigins, discordOrigin].includes(origin)) return null;
  const [, id, token] = /^\/api\/webhooks\/(\d{1,20})\/([\w-]{1,100})$/.exec(pathname) ?? [];
  return id && token ? { id, token } : null;
};

/** The address for new messages. With `wait`, Discord answers when the message is in the channel, or says why not. */
export const createMessageUrl = ({ id, token }: WebhookAddress, discordOrigin: string): string =>
  `${discordOrigin}/api/webhooks/${id}/${token}?wait=true`;

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const deriveKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'addresses of webhooks', 32));

/** Encrypts an address with a key that is derived from the host's secret. */
export const encryptAddress = ({ id, token }: WebhookAddress, secret: string): Uint8Array => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, deriveKey(secret), iv);
  return Buffer.concat([iv, cipher.update(`${id}/${token}`), cipher.final(), cipher.getAuthTag()]);
};

/** Null: the address was encrypted with another secret. */
export const decryptAddress = (encrypted: Uint8Array, secret: string): WebhookAddress | null => {
  const bytes = Buffer.from(encrypted);
  const decipher = createDecipheriv(algorithm, deriveKey(secret), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
    const [id = '', token = ''] = String(text).split('/');
    return { id, token };
  } catch {
    return null;
  }
};
