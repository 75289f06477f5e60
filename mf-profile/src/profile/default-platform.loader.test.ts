import { fakeSite } from '@hotdrop/shared-domain/testing';
import { redirectOf } from '../testing/loader-args.ts';
import { defaultPlatformLoader } from './default-platform.loader.ts';

const visit = (selectedPlatform: string, name?: string, query = '') =>
  redirectOf(() =>
    defaultPlatformLoader(fakeSite({ state: { selectedPlatform } }))({
      request: new Request(`https://hotdrop.example/pubg/profile/${encodeURIComponent(name ?? '')}${query}`),
      params: name === undefined ? {} : { name },
    }),
  );

test('a name alone is looked up on the platform that the visitor has chosen', async () => {
  expect(await visit('kakao', 'NightHeron')).toBe('302 /pubg/profile/kakao/NightHeron');
});

test('the rest of the address is kept', async () => {
  expect(await visit('steam', 'NightHeron', '?hl=ko&vd=1')).toBe(
    '302 /pubg/profile/steam/NightHeron?hl=ko&vd=1',
  );
});

test('an odd name stays one part of the address', async () => {
  expect(await visit('steam', 'a/b?c__d')).toBe('302 /pubg/profile/steam/a%2Fb%3Fc__d');
});

test('no name at all leads to the search', async () => {
  expect(await visit('steam')).toBe('302 /pubg/search');
});
