import { createAddressList, limitedNetwork, normalizeAddress } from './ip-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:51000', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8:0:0:0:0:0:1'],
  ['[2001:db8::1]:443', '2001:db8:0:0:0:0:0:1'],
  ['2001:0db8::0.0.0.1', '2001:db8:0:0:0:0:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
  ['::', '0:0:0:0:0:0:0:0'],
])('writes %s as %s', (text, address) => {
  expect(normalizeAddress(text)).toBe(address);
});

test.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113',
  '203.0.113.07',
  '1.2.3.4.5',
  '2001:db8:::1',
  '[2001:db8::1',
  'x:1',
])('refuses "%s"', (text) => {
  expect(normalizeAddress(text)).toBeNull();
});

test('limits an IPv6 visitor by the first 64 bits', () => {
  const network = (text: string) => limitedNetwork(normalizeAddress(text) ?? '');
  expect(network('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(network('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(network('2001:db8:1:3::9')).toBe('2001:db8:1:3::/64');
  expect(network('203.0.113.7')).toBe('203.0.113.7');
});

test.each([
  ['10.0.0.4', true],
  ['10.0.0.5', false],
  ['::ffff:10.0.0.4', true],
  ['172.30.255.1', true],
  ['172.31.0.1', false],
  ['fd00:1:2::9', true],
  ['fd01::1', false],
])('a list of addresses and networks with %s: %s', (text, isListed) => {
  const list = createAddressList(['10.0.0.4', '172.30.0.0/16', 'fd00::/16']);
  expect(list.has(normalizeAddress(text) ?? '')).toBe(isListed);
});
