import { fakeSite } from '@hotdrop/shared-domain/testing';
import { redirectOf } from '../testing/loader-args.ts';
import { defaultPlatformLoader } from './profile.loader.ts';

const visit = (selectedPlatform: string, name?: string, query = '') =>
  redirectOf(() =>
    defaultPlatformLoader(fakeSite({ state: { selectedPlatform } }))({
      request: new Request(`https://hotdrop.example/pubg/profile/${encodeURIComponent(name ?? '')}${query}`),
      params: name === undefined ? {} : { name },
    }),
  );

test("redirects a name to the visitor's platform", async () => {
  expect(await visit('kakao', 'NightHeron')).toBe('302 /pubg/profile/kakao/NightHeron');
});

test('keeps the query parameters in the redirect', async () => {
  expect(await visit('steam', 'NightHeron', '?hl=ko&vd=1')).toBe(
    '302 /pubg/profile/steam/NightHeron?hl=ko&vd=1',
  );
});

test('redirects an address without a name to the search', async () => {
  expect(await visit('steam')).toBe('302 /pubg/search');
});
