import { decryptAddress, encryptAddress, parseWebhookAddress } from './webhook-address.ts';

const token = 'aB3_-'.repeat(13);
const path = `/api/webhooks/123456789012345678/${token}`;
const address = { id: '123456789012345678', token };
const testOrigin = 'http://127.0.0.1:9';

test.each([
  `https://discord.com${path}`,
  `https://discordapp.com${path}`,
  `${testOrigin}${path}`,
  `  https://discord.com${path}\n`,
])('reads %j', (text) => {
  expect(parseWebhookAddress(text, testOrigin)).toEqual(address);
});

test.each([
  ['nothing', ''],
  ['only the path', path],
  ['another host', `https://evil.example${path}`],
  ['a host that begins like it', `https://discord.com.evil.example${path}`],
  ['a host that ends like it', `https://notdiscord.com${path}`],
  ['a subdomain', `https://ptb.discord.com${path}`],
  ['a dot at the end of the host', `https://discord.com.${path}`],
  ['no encryption', `http://discord.com${path}`],
  ['another protocol', `ftp://discord.com${path}`],
  ['a script', `javascript:fetch("https://discord.com${path}")`],
  ['a blob', `blob:https://discord.com${path}`],
  ['a user', `https://me@discord.com${path}`],
  ['a user that looks like the host', `https://discord.com@evil.example${path}`],
  ['a password', `https://me:secret@discord.com${path}`],
  ['an empty user', `https://@discord.com${path}`],
  ['a port', `https://discord.com:8443${path}`],
  ['the usual port', `https://discord.com:443${path}`],
  ['an IPv4 address', `https://127.0.0.1${path}`],
  ['an IPv4 address as a number', `https://2130706433${path}`],
  ['an IPv6 address', `https://[::1]${path}`],
  ['an IPv4 address in IPv6', `https://[::ffff:127.0.0.1]${path}`],
  ['a Cyrillic letter', `https://disc\u043Erd.com${path}`],
  ['letters of full width', `https://\uFF44iscord.com${path}`],
  ['a dot that looks alike', `https://discord\u3002com${path}`],
  ['an invisible letter', `https://dis\u00ADcord.com${path}`],
  ['upper case', `https://DISCORD.com${path}`],
  ['a query', `https://discord.com${path}?thread_id=1`],
  ['an empty query', `https://discord.com${path}?`],
  ['a fragment', `https://discord.com${path}#a`],
  ['a backslash', `https:\\\\discord.com${path}`],
  ['a backslash before another host', `https://discord.com\\@evil.example${path}`],
  ['a line break', `https://discord.com/api/web\nhooks/123456789012345678/${token}`],
  ['a slash at the end', `https://discord.com${path}/`],
  ['more than the webhook', `https://discord.com${path}/messages/1`],
  ['another path', `https://discord.com/api/users/123456789012345678/${token}`],
  ['steps up', `https://discord.com/api/webhooks/../webhooks/123456789012345678/${token}`],
  ['encoded steps up', `https://discord.com/api/webhooks/123456789012345678/..%2f..%2fusers`],
  ['letters in the id', `https://discord.com/api/webhooks/abc/${token}`],
  ['no token', 'https://discord.com/api/webhooks/123456789012345678/'],
  ['other signs in the token', 'https://discord.com/api/webhooks/123456789012345678/a.b'],
])('refuses an address with %s', (_, text) => {
  expect(parseWebhookAddress(text, testOrigin)).toBeNull();
});

test('encrypts differently each time, and reads only what was encrypted with the same secret', () => {
  const encrypted = encryptAddress(address, 'one secret');
  expect(String(Buffer.from(encrypted))).not.toContain(address.id);
  expect(Buffer.from(encryptAddress(address, 'one secret')).equals(Buffer.from(encrypted))).toBe(false);
  expect(decryptAddress(encrypted, 'one secret')).toEqual(address);
  expect(decryptAddress(encrypted, 'another secret')).toBeNull();
  const changed = encrypted.map((byte, index) => (index === 14 ? byte ^ 1 : byte));
  expect(decryptAddress(changed, 'one secret')).toBeNull();
});
