import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, type LinkProps, StaticRouter } from 'react-router';
import { ServerLink } from './server-link.tsx';

const drawn = (link: ReactElement, basename = '/') =>
  renderToStaticMarkup(
    <StaticRouter location={`${basename}pubg/ranks/steam`} basename={basename}>
      {link}
    </StaticRouter>,
  );

const links: [string, LinkProps][] = [
  ['a path', { to: '/pubg/ranks' }],
  ['the root', { to: '/' }],
  ['a path with a query and a place', { to: '/pubg/ranks?mode=squad#top' }],
  ['a name in another script', { to: `/pubg/profile/steam/${encodeURIComponent('名前 ./?#')}` }],
  ['dots that climb', { to: '/pubg/profile/steam/..' }],
  ['a dot at the beginning', { to: '/./pubg' }],
  ['two slashes', { to: '/pubg//ranks' }],
  ['a slash at the end', { to: '/pubg/' }],
  ['an empty query', { to: '/pubg?' }],
  ['an empty query before a place', { to: '/pubg?#top' }],
  ['an empty place', { to: '/pubg#' }],
  ['an address of another site', { to: 'https://example.com/pubg' }],
  ['an address without a scheme', { to: '//example.com/pubg' }],
  ['a relative path', { to: '../stats' }],
  ['a query alone', { to: '?mode=duo' }],
  ['parts', { to: { pathname: '/pubg', search: '?mode=duo' } }],
  ['attributes of its own', { to: '/pubg', className: 'big', 'aria-current': 'page', title: 'Home' }],
  ['another window', { to: '/pubg', target: '_blank', rel: 'noreferrer' }],
  ['all that concerns a click', { to: '/pubg', replace: true, state: { from: 1 }, preventScrollReset: true }],
  ['a whole load', { to: '/pubg', reloadDocument: true, viewTransition: true, onClick: () => {} }],
  ['no discovery', { to: '/pubg', discover: 'none' }],
  ['a path relative to the address', { to: 'stats', relative: 'path' }],
];

test.each(links)('a link with %s is drawn as the router draws it', (_, props) => {
  expect(drawn(<ServerLink {...props}>Ranks</ServerLink>)).toBe(drawn(<Link {...props}>Ranks</Link>));
});

test('a site below a path has its links there', () => {
  expect(drawn(<ServerLink to="/ranks">Ranks</ServerLink>, '/games/')).toContain('href="/games/ranks"');
});
