import { renderToString } from 'react-dom/server';
import { isSignedIn, replaceAuth } from '../store/index.ts';
import { anAuthUser, type FakeSite, fakeSite } from '../testing/index.ts';
import { useSiteStore } from './index.ts';

const SignedIn = ({ site }: { site: FakeSite }) => String(useSiteStore(site, isSignedIn));

const drawn = (side: 'server' | 'browser') => {
  const site = fakeSite({ side });
  replaceAuth(site.store, anAuthUser());
  return renderToString(<SignedIn site={site} />);
};

test('a server draws what its loaders have put into the store', () => {
  expect(drawn('server')).toBe('true');
});

test('hydration sees what the store began with, whatever has changed since', () => {
  expect(drawn('browser')).toBe('false');
});
